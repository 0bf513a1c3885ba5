import type { FindingMessages } from './messages.ts';

export const es: FindingMessages = {
  remedies: {
    length: 'Cuenta los caracteres contra el original: al copiar suele perderse el último o un cero de la izquierda.',
    checkDigit:
      'Compara el número con el original, dígito por dígito: casi siempre hay uno cambiado o dos en otro orden. No pongas el dígito esperado sin más: si el error está en otra posición, sería la cuenta de otra persona.',
    zeros: 'Pide el número: este es de relleno, y ninguna cuenta ni documento lo tiene.',
    characters:
      'Quita o corrige el carácter de esa posición. Espacios, guiones y puntos entre grupos se aceptan; una letra O por un cero, no.',
    spreadsheet:
      'Copia el número otra vez desde el original y guarda la columna como texto: la hoja de cálculo perdió sus últimos dígitos y no se pueden recuperar.',
    required: 'Manda el campo. `GET /v1/countries/{country}/requirements` dice cuáles pide cada formato y cada banco.',
    unknown: 'Usa uno de los que listan los catálogos: países, formatos, tipos de cuenta y de documento.',
    bank: 'Comprueba con quien te dio el número cuál es su banco: o el banco elegido o el número es de otro.',
    unusual:
      'Compara el número con el original. Puede estar bien: por eso solo es un aviso, y la respuesta del banco decide.',
    missing: 'Agrega lo que falta si coincide con el documento de quien te lo dio; la regla dice qué sería.',
    otherNumber: 'Pide el dato que corresponde, o elige el formato o el tipo del número que tienes.',
    place: 'Compara esa parte con el original: ningún número emitido la lleva, o muy pocos.',
    date: 'Compara la fecha y lo que la rodea con el documento: la O y el cero se confunden.',
    spelling: 'Escríbelo como dice la regla: el directorio del banco solo conoce una forma de escribirlo.',
  },
  levels: {
    error:
      'Es un **error**: la validación se rechaza con [`errors.invalidAccount`](/api-documentation/errors/invalidAccount). A ningún banco se le pregunta y nada se cobra.',
    warning:
      'Es un **aviso**: se pregunta al banco igual. El aviso llega en `findings` de la respuesta, para que lo muestres junto a ella.',
  },
  levelNames: { error: 'Error', warning: 'Aviso' },
  labels: {
    indexTitle: 'Hallazgos',
    indexNav: 'Hallazgos por país',
    indexLead:
      'Lo que las reglas de un país pueden decir de un número antes de preguntar a un banco. Un error rechaza; un aviso acompaña la respuesta.',
    everyCountry: 'En cualquier país',
    code: 'Código',
    level: 'Nivel',
    meaning: 'Qué significa',
    applies: 'De qué habla',
    part: 'Parte del número',
    position: 'Posición',
    positionOf: 'carácter {{position}}',
    otherField: 'Campo',
    wholeNumber: 'Todo el número.',
    fix: 'Cómo se arregla',
    request: 'Se pregunta por',
    said: 'La regla dice',
    sandbox:
      'Las reglas son públicas y corren sin red: `npx cuentaclara judge` y el paquete `@cuentaclara/engine` dicen lo mismo. En sandbox solo se revisa la forma: caracteres y longitud.',
    locally: 'Compruébalo sin red',
    also: 'Este número provoca también:',
  },
  kindOf: '{{kind}}, {{country}}',
};
