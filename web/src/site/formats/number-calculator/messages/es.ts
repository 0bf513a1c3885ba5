export default {
  whole: 'Un número entero',
  wholeAt: 'Una cuenta entera de {{bank}}',
  stays: 'No sale de tu navegador',
  wellFormed: 'Bien formado.',
  askIssuer: 'Que exista y de quién es, solo lo sabe quien lo emite.',
  alone: 'Tal como está también es un número entero y bien formado.',
  computed: 'Calculado del número entero, no con pesos.',
  needsScript: 'La calculadora usa JavaScript. Sin él, la cuenta de arriba se hace a mano igual.',
};
