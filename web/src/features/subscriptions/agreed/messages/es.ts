const es = {
  title: 'Tu suscripción',
  active: '{{plan}} está activo',
  activeMore: '{{price}} al mes.',
  activeNext: '{{price}} al mes. El próximo cobro es el {{date}}.',
  later: '{{plan}} empieza el {{date}}',
  laterMore: 'Hoy no se cobra nada. El primer cobro es de {{price}} el {{date}}; hasta entonces conservas tu plan.',
  over: 'Esta suscripción a {{plan}} ya terminó',
  overMore: 'No se cobra nada más por ella.',
  troubled: 'PayPal no pudo cobrar {{plan}}',
  troubledMore: 'Revisa tu suscripción: ahí dice qué falta y hasta cuándo cuenta tu plan.',
  states: {
    asking: { title: 'Confirmando tu suscripción', explain: 'Preguntamos a PayPal. Suele tardar unos segundos.' },
    waiting: {
      title: 'Confirmando tu suscripción',
      explain: 'PayPal aún no la confirma. Suele tardar unos segundos; puedes cerrar esta página.',
    },
    late: {
      title: 'PayPal tarda más de lo normal',
      explain: 'No la contrates otra vez. Seguimos preguntando aunque cierres esta página.',
    },
    offline: {
      title: 'Sin conexión con CuentaClara',
      explain: 'Lo que aceptaste en PayPal no se pierde. Volvemos a preguntar en cuanto haya conexión.',
    },
    unknown: {
      title: 'No conocemos esta suscripción',
      explain: 'La dirección no lleva a ninguna. Si acabas de aceptar un plan, míralo en tu cuenta.',
    },
  },
  works: 'Qué funciona ya',
  production: '{{keys}} claves, sandbox y producción; cada una de producción, hasta {{limit}} validaciones al mes.',
  sandbox: '{{keys}} claves de sandbox para integrar.',
  includes: 'Incluye {{features}}.',
  sum: 'Tus créditos',
  had: 'tenías',
  came: 'de {{plan}}',
  has: 'tienes',
  dashboard: 'Ir al panel',
  manage: 'Ver suscripción',
  login: 'Entrar',
  again: 'Preguntar otra vez',
  mail: 'El recibo te llega por correo en cuanto PayPal cobra.',
  left: 'No se contrató nada',
  leftMore: 'Volviste de PayPal sin aceptar. No se cobró nada.',
  leftPlan: 'Volviste de PayPal sin aceptar {{plan}}, {{price}} al mes. No se cobró nada.',
  back: 'Volver a PayPal',
  other: 'Elegir otro plan',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    agreed: typeof es;
  }
}
