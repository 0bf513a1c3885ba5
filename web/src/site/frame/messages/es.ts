const es = {
  skip: 'Ir al contenido',
  main: 'Principal',
  coverage: 'Cobertura',
  formats: 'Formatos',
  docs: 'Documentación',
  guides: 'Guías',
  reference: 'Referencia',
  searchDocs: 'Buscar en la documentación',
  plans: 'Precios',
  security: 'Seguridad',
  help: 'Ayuda',
  helpCenter: 'Centro de ayuda',
  faq: 'Preguntas frecuentes',
  contact: 'Contacto',
  status: 'Estado del servicio',
  product: 'Producto',
  developers: 'Desarrolladores',
  legal: 'Legal',
  privacy: 'Privacidad',
  terms: 'Términos',
  reports: 'Avisar de una vulnerabilidad',
  login: 'Entrar',
  register: 'Crear cuenta',
  dashboard: 'Ir al panel',
  theme: 'Cambiar entre tema claro y oscuro',
  otherLanguage: 'EN',
  otherLanguageName: 'English',
  about: 'Validación de cuentas bancarias en tiempo real para empresas de América Latina.',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    frame: typeof es;
  }
}
