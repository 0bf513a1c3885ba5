const es = {
  title: 'Cómo medimos.',
  lead: 'Una cifra dice poco sin su método. Estas se repiten con un comando y una prueba impide publicar otras.',
  engine: 'Nuestro motor, sin preguntar al banco',
  peer: 'stdnum {{version}}, el paquete de npm más cercano',
  right: '{{right}} de {{of}}',
  method:
    'Son {{vectors}} números de {{kinds}} clases que ambos juzgan: ejemplos publicados y números hechos con cada algoritmo, válidos e inválidos. Los escribimos nosotros. Los dudosos quedan fuera.',
  table: 'Aciertos donde las cifras difieren',
  kind: 'Clase',
  numbers: 'Números',
  ours: 'Nuestro motor',
  theirs: 'stdnum',
  same: 'En las otras {{count}} clases ambos aciertan en todo.',
  promise: '{{percent}} % o más',
  promiseTitle: 'Lo que prometemos de las respuestas del banco',
  promiseText:
    'De cada 100 respuestas, al menos {{percent}} coinciden con lo que el banco tiene de esa cuenta. Es una promesa, no una medición: solo el banco lo sabe.',
  write: 'Avísanos de una respuesta equivocada',
};

export default es;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    measured: typeof es;
  }
}
