const es = {
  title: 'Esta página no existe',
  explain: 'La dirección no lleva a ninguna parte. Quizá le sobra o le falta algo, como a un número de cuenta.',
  home: 'Ir al inicio',
  dashboard: 'Ir al panel',
  help: 'Buscar en la ayuda',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    missing: typeof es;
  }
}
