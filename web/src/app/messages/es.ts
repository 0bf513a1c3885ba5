const es = {
  skip: 'Ir al contenido',
  theme: { dark: 'Cambiar a tema oscuro', light: 'Cambiar a tema claro' },
  language: { name: 'Español', code: 'ES', other: 'Switch to English' },
  nav: { main: 'Principal', mobile: 'Principal, móvil', validate: 'Validar' },
  account: { menu: 'Cuenta de {{email}}', sessions: 'Sesiones', logout: 'Cerrar sesión', plan: 'Plan {{plan}}' },
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
