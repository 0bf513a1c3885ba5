const es = {
  bounces: 'Nuestros correos a {{email}} rebotan',
  bouncesMore:
    'No te llegan avisos de seguridad, de pagos ni de créditos. Revisa que el buzón exista y tenga espacio. Después cierra sesión, pide cambiar la contraseña y usa el enlace que te llega: con eso vuelven a salir. Si no llega, escríbenos.',
  unwanted: 'Un correo nuestro a {{email}} se marcó como no deseado',
  unwantedMore:
    'Por eso no te enviamos novedades, como créditos que vencen o beneficiarios que cambian. Escríbenos si los quieres de nuevo.',
  write: 'Escribir a soporte',
};
export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mailbox: typeof es;
  }
}
