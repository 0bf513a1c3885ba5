export default {
  title: 'Widget',
  lead: 'El formulario que tus beneficiarios llenan en tu propia página.',
  sections: 'Secciones del widget',
  tabs: { overview: 'Resumen', analytics: 'Analítica', guide: 'Guía de integración' },
  topics: {
    label: 'Sobre el widget',
    back: 'Volver al widget',
    documentation: 'Documentación',
    examples: 'Ejemplos',
    faq: 'Preguntas frecuentes',
    changelog: 'Novedades',
    support: 'Soporte',
    'bug-report': 'Reportar un error',
  },
};
