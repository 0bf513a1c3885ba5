import { formats } from '../model.ts';

export const arDocuments = formats(
  {
    id: 'cuit',
    country: 'AR',
    code: 'ar.cuit',
    name: { es: 'CUIT y CUIL', en: 'CUIT and CUIL' },
    short: { es: 'CUIT', en: 'CUIT' },
    definition: {
      es: 'Clave Única de Identificación Tributaria de Argentina: 11 dígitos. El CUIL de quien trabaja se forma igual.',
      en: 'Argentina’s tax identification key: 11 digits. An employee’s CUIL is formed the same way.',
    },
    example: '20-05536168-2',
    parts: {
      prefix: {
        es: 'De 20 a 27 para personas, de 30 a 34 para empresas.',
        en: '20 to 27 for people, 30 to 34 for companies.',
      },
      number: {
        es: 'En una persona, su DNI con ceros delante.',
        en: 'For a person, the DNI with leading zeros.',
      },
      checkDigit: { es: 'Se calcula con los diez anteriores.', en: 'Calculated from the ten before it.' },
    },
    check: {
      es: 'Donde saldría 10 se usa otro prefijo: 23 o 24 para personas, 33 o 34 para empresas.',
      en: 'Where it would be 10, another prefix is used: 23 or 24 for people, 33 or 34 for companies.',
    },
    completing: {
      body: '2005536168',
      label: { es: 'Los primeros 10 dígitos', en: 'The first 10 digits' },
    },
    mistakes: [
      {
        number: '05536168',
        state: 'incomplete',
        title: { es: 'Es el DNI', en: 'It is the DNI' },
        text: {
          es: 'Faltan el prefijo y el verificador. El prefijo no se puede adivinar: pide el CUIT.',
          en: 'The prefix and check digit are missing. The prefix cannot be guessed: ask for the CUIT.',
        },
      },
      {
        number: '28-05536168-3',
        state: 'impossible',
        finding: 'ar.cuit.prefix',
        title: { es: 'Un prefijo que no existe', en: 'A prefix that does not exist' },
        text: {
          es: 'La suma está bien y aun así no puede ser: nadie tiene el 28.',
          en: 'The sum is right, but it is still impossible: nobody has 28.',
        },
      },
      {
        number: '20512333797',
        state: 'well-formed',
        title: { es: 'Es un RUC de Perú', en: 'It is a Peruvian RUC' },
        text: {
          es: 'También tiene 11 dígitos, empieza con 20 y usa los mismos pesos. El motor necesita que elijas el país.',
          en: 'It also has 11 digits, starts with 20 and uses the same weights. The engine needs you to choose the country.',
        },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
      { common: 'letter', state: 'impossible', finding: 'document.characters' },
    ],
    authorities: [
      {
        name: {
          es: 'ARCA, Resolución General 5803/2025 (Boletín Oficial)',
          en: 'ARCA, General Resolution 5803/2025 (official gazette)',
        },
        url: 'https://www.boletinoficial.gob.ar/detalleAviso/primera/336722/20251224',
      },
    ],
    related: ['dni-ar', 'cbu', 'ruc'],
  },
  {
    id: 'dni-ar',
    country: 'AR',
    code: 'ar.dni',
    name: { es: 'DNI de Argentina', en: 'Argentina DNI' },
    short: { es: 'DNI', en: 'DNI' },
    definition: {
      es: 'Documento Nacional de Identidad de Argentina: 7 u 8 dígitos, sin verificador.',
      en: 'Argentina’s national identity document: 7 or 8 digits, without a check digit.',
    },
    example: '30.123.456',
    parts: {
      number: {
        es: 'Los más bajos son los más antiguos. Con siete dígitos, la persona nació hace décadas.',
        en: 'The lower the number, the older it is. With seven digits, the person was born decades ago.',
      },
    },
    check: {
      es: 'El DNI no lleva verificador. El motor revisa que sean 7 u 8 dígitos y que no sean solo ceros. Si tienes el CUIT, pide ese: trae el DNI dentro y su último dígito lo protege.',
      en: 'A DNI has no check digit. The engine checks that there are 7 or 8 digits and that they are not zeros only. If there is a CUIT, ask for that: it contains the DNI, and its last digit protects it.',
    },
    mistakes: [
      {
        number: '20-05536168-2',
        state: 'impossible',
        finding: 'ar.dni.length',
        title: { es: 'Es el CUIT', en: 'It is the CUIT' },
        text: {
          es: 'El DNI son los ocho del medio, sin los ceros de delante.',
          en: 'The DNI is the eight in the middle, without leading zeros.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'document.characters' },
      {
        number: '3012345',
        state: 'well-formed',
        title: { es: 'Falta un dígito y no se nota', en: 'A digit is missing and nothing shows it' },
        text: {
          es: 'Siete dígitos también es un DNI posible. Nada en el número delata que falta uno.',
          en: 'Seven digits are also a possible DNI. Nothing in the number says one is missing.',
        },
      },
      {
        number: '301234',
        state: 'incomplete',
        title: { es: 'Faltan dos', en: 'Two are missing' },
        text: { es: 'Con seis dígitos ya no alcanza.', en: 'Six digits are no longer enough.' },
      },
    ],
    authorities: [
      {
        name: { es: 'Gobierno de Argentina, DNI', en: 'Government of Argentina, DNI' },
        url: 'https://www.argentina.gob.ar/interior/dni',
      },
    ],
    related: ['cuit', 'dni-pe'],
  },
);
