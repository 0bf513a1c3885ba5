const es = {
  title: 'Esta página no existe',
  explain: 'La dirección no lleva a ninguna parte. Quizá le sobra o le falta algo, como a un número de cuenta.',
  similar: 'Quizá buscabas',
  search: 'Busca en la ayuda',
  find: 'Buscar',
  home: 'Ir al inicio',
  dashboard: 'Ir al panel',
  help: 'Centro de ayuda',
  elsewhere: 'También puedes ir a',
  docs: { name: 'Documentación de la API', about: 'Guías, referencia, códigos de error y ejemplos.' },
  formats: { name: 'Formatos', about: 'CLABE, CBU, PIX y los demás números, dígito por dígito.' },
  plans: { name: 'Precios', about: 'Paquetes de créditos y planes al mes.' },
  status: { name: 'Estado del servicio', about: 'Si algo no responde, lo dice aquí.' },
  contact: { name: 'Contacto', about: 'Una persona responde en 24 horas.' },
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    missing: typeof es;
  }
}
