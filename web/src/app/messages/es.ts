const es = {
  skip: 'Ir al contenido',
  theme: { dark: 'Tema oscuro', light: 'Tema claro' },
  language: { code: 'EN', other: 'Switch to English' },
  nav: {
    main: 'Principal',
    mobile: 'Principal, móvil',
    validate: 'Validar',
    batches: 'Lotes',
    payees: 'Beneficiarios',
    changes_one: '{{count}} cambio por revisar',
    changes_other: '{{count}} cambios por revisar',
    api: 'API',
    widget: 'Widget',
    subscription: 'Suscripción',
    account: 'Tu cuenta',
    credits: 'Créditos',
    help: 'Centro de ayuda',
    helpShort: 'Ayuda',
    documentation: 'Documentación',
    support: 'Pedir soporte',
    status: 'Estado del servicio',
    activity: 'Actividad de tu cuenta',
    usage: 'API: analítica',
    webhooks: 'API: webhooks',
    manage: 'Administrar la suscripción',
    widgetDocumentation: 'Widget: documentación',
    bugReport: 'Widget: reportar un error',
    checkReceipt: 'Comprobar un recibo',
    reference: 'Referencia de la API',
    questions: 'Preguntas frecuentes',
  },
  account: {
    menu: 'Cuenta de {{email}}',
    logout: 'Cerrar sesión',
    plan: 'Plan {{plan}}',
    plan_free: 'Plan gratis',
  },
  offline: {
    title: 'Sin conexión',
    explain: 'Lo local sigue funcionando. Para preguntar al banco necesitas internet; lo que escribiste no se pierde.',
  },
  notFound: {
    title: 'Esta página no existe',
    explain:
      'La dirección {{path}} no lleva a ninguna parte. Quizá le sobra o le falta algo, como a un número de cuenta.',
    home: 'Ir al inicio',
    dashboard: 'Ir al panel',
    docs: 'Ir a la documentación',
  },
};

export default es;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
  }
  interface ResourceNamespaceMap {
    app: typeof es;
  }
}
