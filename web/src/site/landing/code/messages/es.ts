const es = {
  title: 'Una llamada. La respuesta explica cada dígito.',
  lead: 'La misma anatomía que ves en pantalla llega en el JSON, para que tu formulario pueda señalar el error exacto.',
  limit: 'Límite por clave',
  perMinute: '{{count}} por minuto',
  retries: 'Reintentos seguros',
  hours: '{{count}} h',
  sandbox: 'Sandbox',
  free: 'sin gastar créditos',
  contract: 'Contrato',
  docs: 'Leer la documentación',
  answer: 'Respuesta',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    code: typeof es;
  }
}
