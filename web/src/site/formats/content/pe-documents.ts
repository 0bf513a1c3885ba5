import { formats } from '../model.ts';

export const peDocuments = formats(
  {
    id: 'ruc',
    country: 'PE',
    code: 'pe.ruc',
    name: { es: 'RUC de Perú', en: 'Peru RUC' },
    short: { es: 'RUC', en: 'RUC' },
    definition: {
      es: 'Registro Único de Contribuyentes de Perú: 11 dígitos. Empieza con 10 en una persona y con 20 en una empresa.',
      en: 'Peru’s taxpayer registry: 11 digits. It starts with 10 for a person and 20 for a company.',
    },
    example: '20512333797',
    parts: {
      prefix: {
        es: '20 es una empresa; 10, 15, 16 y 17, personas.',
        en: '20 is a company; 10, 15, 16 and 17, people.',
      },
      number: { es: 'Con el prefijo 10, es el DNI.', en: 'With prefix 10 it is the DNI.' },
      checkDigit: { es: 'Se calcula con los diez anteriores.', en: 'Calculated from the ten before it.' },
    },
    check: {
      es: 'Los pesos son los del CUIT argentino. Cambia lo que pasa cuando sobra 0 o 1.',
      en: 'The weights are those of the Argentine CUIT. What differs is a remainder of 0 or 1.',
    },
    completing: { body: '2051233379', label: { es: 'Los primeros 10 dígitos', en: 'The first 10 digits' } },
    mistakes: [
      {
        number: '10117410',
        state: 'incomplete',
        title: { es: 'Es el DNI', en: 'It is the DNI' },
        text: {
          es: 'El RUC de esa persona lleva 10 delante y un verificador detrás: 10101174102.',
          en: 'That person’s RUC has 10 in front and a check digit behind: 10101174102.',
        },
      },
      {
        number: '99512333792',
        state: 'impossible',
        finding: 'pe.ruc.prefix',
        title: { es: 'Un prefijo que no existe', en: 'A prefix that does not exist' },
        text: {
          es: 'La suma está bien, pero ningún RUC empieza con 99.',
          en: 'The sum is right, but no RUC starts with 99.',
        },
      },
      {
        number: '20-05536168-2',
        state: 'well-formed',
        title: { es: 'Es un CUIT de Argentina', en: 'It is an Argentine CUIT' },
        text: {
          es: 'Mismo largo, mismo prefijo, mismos pesos: pasa. Solo el país los distingue.',
          en: 'Same length, same prefix, same weights: it passes. Only the country tells them apart.',
        },
      },
      {
        number: '1792060346001',
        state: 'impossible',
        title: { es: 'Es un RUC de Ecuador', en: 'It is an Ecuadorian RUC' },
        text: { es: 'El de Ecuador tiene 13 dígitos.', en: 'Ecuador’s has 13 digits.' },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [
      {
        name: { es: 'SUNAT, legislación del RUC', en: 'SUNAT, law of the RUC' },
        url: 'https://www.sunat.gob.pe/legislacion/ruc/',
      },
    ],
    related: ['dni-pe', 'cci', 'ruc-ec', 'cuit'],
  },
  {
    id: 'dni-pe',
    country: 'PE',
    code: 'pe.dni',
    name: { es: 'DNI de Perú', en: 'Peru DNI' },
    short: { es: 'DNI', en: 'DNI' },
    definition: {
      es: 'Documento Nacional de Identidad de Perú: ocho dígitos, y un carácter de verificación que va aparte.',
      en: 'Peru’s national identity document: eight digits, and a separate check character.',
    },
    example: '10117410-2',
    parts: {
      number: { es: 'El que se pide casi siempre.', en: 'The part that is almost always requested.' },
      checkDigit: {
        es: 'Está en la tarjeta, a la derecha del número.',
        en: 'It is on the card, to the right of the number.',
      },
    },
    check: {
      es: 'Las tarjetas antiguas llevan una letra, que se elige igual en otra serie: K J I H G F E D C B A. En el ejemplo sería la G.',
      en: 'Old cards carry a letter, chosen the same way from another series: K J I H G F E D C B A. In the example it would be G.',
    },
    completing: { body: '10117410', label: { es: 'Los ocho dígitos', en: 'The eight digits' } },
    mistakes: [
      {
        number: '10117410',
        state: 'well-formed',
        finding: 'pe.dni.character_missing',
        title: { es: 'Sin el verificador', en: 'Without the check character' },
        text: {
          es: 'Es lo normal. Pero entonces nada delata un dígito cambiado.',
          en: 'It is the usual case. But then nothing reveals a wrong digit.',
        },
      },
      { common: 'lostZeros', state: 'incomplete', of: '07123456' },
      {
        number: '10117410-G',
        state: 'well-formed',
        title: { es: 'Con una letra', en: 'With a letter' },
        text: { es: 'No es un error: es la serie de letras.', en: 'It is not a mistake: it is the series of letters.' },
      },
      {
        number: '10101174102',
        state: 'impossible',
        finding: 'pe.dni.length',
        title: { es: 'Es el RUC', en: 'It is the RUC' },
        text: {
          es: 'Quita el 10 de delante y el último: lo de en medio es el DNI.',
          en: 'Remove the 10 in front and the last digit: what is left is the DNI.',
        },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [
      {
        name: { es: 'Gobierno del Perú, Documento Nacional de Identidad', en: 'Government of Peru, identity document' },
        url: 'https://www.gob.pe/235-documento-nacional-de-identidad-dni',
      },
    ],
    related: ['ruc', 'cci', 'dni-ar'],
  },
);
