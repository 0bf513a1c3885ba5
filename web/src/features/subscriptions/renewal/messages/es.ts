const es = {
  failed: 'No pudimos cobrar tu plan {{plan}}',
  failedMore: 'PayPal lo intenta de nuevo el {{day}}.',
  failedUntil: 'Tu plan cuenta mientras PayPal lo intenta, hasta el {{day}} a más tardar.',
  suspended: 'PayPal suspendió tu suscripción {{plan}}',
  suspendedMore: 'No se renueva mientras siga así.',
  manage: 'Ver qué hacer',
  dismiss: 'Ocultar aviso',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    renewal: typeof es;
  }
}
