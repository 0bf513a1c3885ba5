import { formats } from '../model.ts';

export const cl = formats(
  {
    id: 'cuenta-cl',
    country: 'CL',
    code: 'cl.local',
    name: { es: 'Cuenta de Chile', en: 'Chile account' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'Chile no tiene una clave nacional de cuenta: hacen falta el banco, el tipo de cuenta, el número y el RUT.',
      en: 'Chile has no national account key: you need the bank, the account type, the number and the RUT.',
    },
    example: '12531909',
    beside: { bankCode: '012' },
    parts: {
      account: {
        es: 'En la CuentaRUT de BancoEstado es el RUT sin su verificador.',
        en: 'In BancoEstado’s CuentaRUT it is the RUT without its check digit.',
      },
    },
    check: {
      es: 'El número no lleva verificador, y ninguna lista pública de largos por banco es fiable. El motor acepta de 3 a 25 dígitos y avisa fuera de 4 a 20. En la CuentaRUT mira además si sobra el verificador del RUT.',
      en: 'The number has no check digit, and no public list of lengths by bank is reliable. The engine accepts 3 to 25 digits and warns outside 4 to 20. For a CuentaRUT it also detects an extra RUT check digit.',
    },
    mistakes: [
      {
        number: '760864285',
        state: 'well-formed',
        finding: 'cl.local.cuenta_rut_digit',
        title: { es: 'CuentaRUT con el verificador', en: 'CuentaRUT with the check digit' },
        text: {
          es: 'El número de la CuentaRUT termina antes del guion. Quita el último.',
          en: 'A CuentaRUT number ends before the hyphen. Remove the last digit.',
        },
      },
      {
        number: '00012345678',
        beside: { bankCode: '001' },
        state: 'well-formed',
        title: { es: 'Con ceros a la izquierda', en: 'With leading zeros' },
        text: {
          es: 'En unos bancos cuentan y en otros son relleno. El motor compara las dos formas.',
          en: 'At some banks they count, at others they are padding. The engine compares both.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
      { common: 'card', state: 'well-formed' },
    ],
    authorities: [
      {
        name: { es: 'Comisión para el Mercado Financiero', en: 'Commission for the Financial Market' },
        url: 'https://www.cmfchile.cl/',
      },
    ],
    related: ['rut'],
  },
  {
    id: 'rut',
    country: 'CL',
    code: 'cl.rut',
    name: { es: 'RUT y RUN de Chile', en: 'Chile RUT and RUN' },
    short: { es: 'RUT', en: 'RUT' },
    definition: {
      es: 'Rol Único Tributario de Chile: 7 u 8 dígitos, un guion y un verificador, que puede ser la letra K.',
      en: 'Chile’s tax identifier: 7 or 8 digits, a hyphen and a check character, which may be the letter K.',
    },
    example: '76.086.428-5',
    parts: {
      number: { es: 'Desde unos 50 millones son empresas.', en: 'From about 50 million up they are companies.' },
      checkDigit: { es: 'De 0 a 9, o K.', en: '0 to 9, or K.' },
    },
    check: {
      es: 'Los pesos se cuentan desde la derecha: 2, 3, 4, 5, 6, 7, y otra vez 2.',
      en: 'The weights count from the right: 2, 3, 4, 5, 6, 7, and 2 again.',
    },
    completing: {
      body: '12531905',
      label: { es: 'El RUT sin su verificador', en: 'The RUT without its check character' },
    },
    mistakes: [
      {
        number: '76.086.428',
        state: 'impossible',
        finding: 'cl.rut.check_digit',
        title: { es: 'Falta el verificador', en: 'The check character is missing' },
        text: {
          es: 'Sin guion, el motor toma el 8 por verificador y no coincide.',
          en: 'Without a hyphen, the engine reads the 8 as the check character, and it does not match.',
        },
      },
      {
        number: '12.531.905-k',
        state: 'well-formed',
        title: { es: 'Con k minúscula', en: 'With a lowercase k' },
        text: {
          es: 'Vale igual. Uno de cada once RUT termina en K.',
          en: 'It is valid. One in eleven RUTs ends in K.',
        },
      },
      {
        number: '44.444.444-4',
        state: 'well-formed',
        title: { es: 'Repetido no quiere decir falso', en: 'Repeated does not mean false' },
        text: {
          es: 'La suma coincide. El motor no lo rechaza por su aspecto.',
          en: 'The sum matches. The engine does not reject it for how it looks.',
        },
      },
      {
        number: '100.000.000-7',
        state: 'well-formed',
        finding: 'cl.rut.unusual_length',
        title: { es: 'Nueve dígitos', en: 'Nine digits' },
        text: {
          es: 'Los hay provisorios, de extranjeros. El motor avisa.',
          en: 'Some are provisional, for foreigners. The engine warns.',
        },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [
      {
        name: { es: 'Servicio de Impuestos Internos', en: 'Internal revenue service of Chile' },
        url: 'https://www.sii.cl/',
      },
    ],
    related: ['cuenta-cl', 'rut-uy'],
  },
);
