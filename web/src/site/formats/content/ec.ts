import { formats } from '../model.ts';

const registry = {
  name: { es: 'Registro Civil del Ecuador', en: 'Civil registry of Ecuador' },
  url: 'https://www.registrocivil.gob.ec/',
};

export const ec = formats(
  {
    id: 'cuenta-ec',
    country: 'EC',
    code: 'ec.local',
    name: { es: 'Cuenta de Ecuador', en: 'Ecuador account' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'Ecuador no tiene una clave nacional de cuenta: hacen falta el banco y el número, y en casi todos el tipo y el documento.',
      en: 'Ecuador has no national account key: you need the bank and the number, and at most banks the type and the document.',
    },
    example: '2204567813',
    beside: { bankCode: '0010' },
    parts: { account: { es: 'En Pichincha son diez.', en: 'Ten at Pichincha.' } },
    check: {
      es: 'El número no lleva verificador. El motor acepta de 3 a 30 dígitos y avisa cuando el largo no es el usual del banco: diez en Pichincha, hasta diez en Guayaquil, de 5 a 20 en los demás.',
      en: 'The number has no check digit. The engine accepts 3 to 30 digits and warns when the length is unusual for the bank: ten at Pichincha, up to ten at Guayaquil, 5 to 20 at the others.',
    },
    mistakes: [
      {
        number: '220456781',
        state: 'well-formed',
        finding: 'ec.local.unusual_length',
        title: { es: 'Falta un dígito', en: 'A digit is missing' },
        text: {
          es: 'En Pichincha son diez. Con nueve el motor avisa.',
          en: 'Pichincha uses ten. With nine the engine warns.',
        },
      },
      {
        number: '1714307103',
        state: 'well-formed',
        title: { es: 'Es la cédula', en: 'It is the cédula' },
        text: {
          es: 'También tiene diez dígitos, y nada lo delata.',
          en: 'It also has ten digits, and nothing gives it away.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
      { common: 'card', state: 'well-formed', finding: 'ec.local.unusual_length' },
    ],
    authorities: [
      { name: { es: 'Banco Central del Ecuador', en: 'Central bank of Ecuador' }, url: 'https://www.bce.fin.ec' },
    ],
    related: ['cedula-ec', 'ruc-ec'],
  },
  {
    id: 'cedula-ec',
    country: 'EC',
    code: 'ec.cc',
    name: { es: 'Cédula de Ecuador', en: 'Ecuadorian cédula' },
    short: { es: 'Cédula', en: 'Cédula' },
    definition: {
      es: 'Cédula de identidad de Ecuador: diez dígitos, el último verificador.',
      en: 'Ecuador’s identity card: ten digits, the last one a check digit.',
    },
    example: '171430710-3',
    parts: {
      province: { es: 'De 01 a 24; 30 es fuera del país.', en: '01 to 24; 30 is outside the country.' },
      number: {
        es: 'El primero va de 0 a 5; los extranjeros tienen 6.',
        en: 'The first is 0 to 5; foreigners have 6.',
      },
      checkDigit: { es: 'Se calcula con los nueve anteriores.', en: 'Calculated from the nine before it.' },
    },
    check: {
      es: 'El motor mira además la provincia. El tercer dígito solo da un aviso: el Registro Civil pide no rechazar a nadie por él.',
      en: 'The engine also looks at the province. The third digit only gives a warning: the civil registry asks that nobody be rejected for it.',
    },
    completing: { body: '171430710', label: { es: 'Los primeros nueve dígitos', en: 'The first nine digits' } },
    mistakes: [
      { common: 'lostZeros', state: 'incomplete', of: '0926687856' },
      {
        number: '8814307107',
        state: 'impossible',
        finding: 'ec.cc.province',
        title: { es: 'Una provincia que no existe', en: 'A province that does not exist' },
        text: {
          es: 'La suma está bien, pero no hay provincia 88.',
          en: 'The sum is right, but there is no province 88.',
        },
      },
      {
        number: '1784307108',
        state: 'well-formed',
        finding: 'ec.cc.third_digit',
        title: { es: 'Un tercer dígito raro', en: 'An unusual third digit' },
        text: {
          es: 'Casi ninguna cédula lo tiene. El motor avisa y no rechaza.',
          en: 'Almost no cédula has it. The engine warns and does not reject it.',
        },
      },
      {
        number: '1714307103001',
        state: 'impossible',
        finding: 'ec.cc.length',
        title: { es: 'Es el RUC', en: 'It is the RUC' },
        text: {
          es: 'Quita los tres últimos dígitos, o elige RUC.',
          en: 'Remove the last three digits, or choose RUC.',
        },
      },
      { common: 'swap', state: 'well-formed', of: '1710907105' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [registry],
    related: ['ruc-ec', 'cuenta-ec', 'cedula-co'],
  },
  {
    id: 'ruc-ec',
    country: 'EC',
    code: 'ec.ruc',
    name: { es: 'RUC de Ecuador', en: 'Ecuador RUC' },
    short: { es: 'RUC', en: 'RUC' },
    definition: {
      es: 'Registro Único de Contribuyentes de Ecuador: 13 dígitos. En una persona, su cédula y 001.',
      en: 'Ecuador’s taxpayer registry: 13 digits. For a person, the cédula plus 001.',
    },
    example: '1792060346001',
    parts: {
      province: { es: 'Donde se inscribió.', en: 'Where it was registered.' },
      number: {
        es: 'Empieza con 9 en una empresa y con 6 en el Estado.',
        en: 'It begins with 9 for a company and 6 for the State.',
      },
      checkDigit: {
        es: 'En una empresa el motor solo avisa si no coincide.',
        en: 'For a company the engine only warns if it does not match.',
      },
      establishment: { es: '001 es el primero. Nunca 000.', en: '001 is the first. Never 000.' },
    },
    check: {
      es: 'El SRI dice que los RUC de empresas y del Estado no siguen un algoritmo. Hay empresas activas que fallan la suma: por eso ahí es un aviso. El de una persona lleva su cédula, y esa suma sí decide.',
      en: 'The SRI says that RUCs of companies and of the State follow no algorithm. Some active companies fail the sum, so there it is a warning. A person’s RUC contains the cédula, and that sum decides.',
    },
    completing: {
      body: '179206034',
      label: { es: 'Los primeros nueve dígitos', en: 'The first nine digits' },
      behind: '001',
    },
    mistakes: [
      {
        number: '1793213150001',
        state: 'well-formed',
        title: { es: 'Una empresa nueva', en: 'A new company' },
        text: {
          es: 'Desde 2021 las que empiezan con 1793 o 0993 ya no llevan verificador. Rechazarla sería un error tuyo.',
          en: 'Since 2021 those that start with 1793 or 0993 have no check digit. Rejecting it would be your mistake.',
        },
      },
      {
        number: '1792060347001',
        state: 'well-formed',
        finding: 'ec.ruc.company_digit',
        title: { es: 'El verificador no coincide', en: 'The check digit does not match' },
        text: {
          es: 'En una empresa es un aviso. Compáralo en la consulta del SRI.',
          en: 'For a company it is a warning. Check it in the SRI lookup.',
        },
      },
      {
        number: '992397535001',
        state: 'impossible',
        finding: 'ec.ruc.leading_zero',
        title: { es: 'Perdió el cero inicial', en: 'It lost its leading zero' },
        text: {
          es: 'Excel quita el cero de las provincias 01 a 09. El motor te dice el número entero.',
          en: 'Excel drops the zero of provinces 01 to 09. The engine shows the full number.',
        },
      },
      {
        number: '1714307103',
        state: 'incomplete',
        title: { es: 'Es la cédula', en: 'It is the cédula' },
        text: {
          es: 'Falta el establecimiento, casi siempre 001.',
          en: 'The establishment is missing, nearly always 001.',
        },
      },
      {
        number: '1714307103000',
        state: 'impossible',
        finding: 'ec.ruc.establishment',
        title: { es: 'Termina en 000', en: 'It ends in 000' },
        text: { es: 'Ningún establecimiento tiene ese número.', en: 'No establishment has that number.' },
      },
      {
        number: '1714037103001',
        state: 'impossible',
        finding: 'ec.ruc.check_digit',
        title: { es: 'Dos vecinos cambiados, en una persona', en: 'Two adjacent digits swapped, for a person' },
        text: { es: 'Aquí la suma decide y lo nota.', en: 'Here the sum decides, and catches it.' },
      },
    ],
    authorities: [
      {
        name: { es: 'Servicio de Rentas Internas', en: 'Internal revenue service of Ecuador' },
        url: 'https://www.sri.gob.ec',
      },
    ],
    related: ['cedula-ec', 'cuenta-ec', 'ruc'],
  },
);
