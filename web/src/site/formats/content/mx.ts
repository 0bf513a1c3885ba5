import { formats } from '../model.ts';

const spei = {
  name: { es: 'Banco de México, sistema de pagos SPEI', en: 'Banco de México, the SPEI payment system' },
  url: 'https://www.banxico.org.mx/services/interbanking-electronic-payme.html',
};

export const mx = formats(
  {
    id: 'clabe',
    country: 'MX',
    code: 'mx.clabe',
    name: { es: 'CLABE', en: 'CLABE' },
    short: { es: 'CLABE', en: 'CLABE' },
    definition: {
      es: 'Clave Bancaria Estandarizada: 18 dígitos que identifican una cuenta en México. Con ella se recibe cualquier transferencia.',
      en: 'Clave Bancaria Estandarizada: 18 digits that identify an account in Mexico. It can receive any transfer.',
    },
    example: '002115016003269411',
    parts: {
      plaza: {
        es: 'La ciudad donde se abrió. Muchos bancos en línea usan siempre 180.',
        en: 'The city where it was opened. Many online banks always use 180.',
      },
      account: {
        es: 'Los asigna el banco, con ceros a la izquierda.',
        en: 'Assigned by the bank, with leading zeros.',
      },
      checkDigit: { es: 'Se calcula con los 17 anteriores.', en: 'Calculated from the 17 before it.' },
    },
    check: {
      es: 'Solo ceros también daría una suma exacta. El motor los rechaza aparte.',
      en: 'Zeros alone would also add up. The engine rejects them separately.',
    },
    completing: {
      body: '01218000148213776',
      label: { es: 'Los primeros 17 dígitos', en: 'The first 17 digits' },
    },
    mistakes: [
      { common: 'lostZeros', state: 'incomplete' },
      { common: 'scientific', state: 'impossible', finding: 'account.excel_number' },
      { common: 'swap', state: 'well-formed' },
      { common: 'card', state: 'incomplete' },
      {
        number: '01600326941',
        state: 'incomplete',
        title: { es: 'Es la cuenta, no la CLABE', en: 'It is the account, not the CLABE' },
        text: {
          es: 'Faltan el banco, la plaza y el verificador. La CLABE está en la app del banco, junto a la cuenta.',
          en: 'Bank, plaza and check digit are missing. The CLABE is in the bank’s app, next to the account.',
        },
      },
      {
        number: '002180016003269417',
        state: 'well-formed',
        title: { es: 'La plaza no es la de la sucursal', en: 'The plaza is not the branch’s' },
        text: {
          es: 'Puede estar bien: los bancos en línea usan la 180 para todos. El motor no la rechaza.',
          en: 'It may be correct: online banks use 180 for everyone. The engine does not reject it.',
        },
      },
    ],
    authorities: [spei],
    related: ['rfc', 'curp', 'cuenta-mx'],
  },
  {
    id: 'cuenta-mx',
    country: 'MX',
    code: 'mx.local',
    name: { es: 'Cuenta local de México', en: 'Mexico local account' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'El número que un banco de México da a una cuenta: de 10 a 18 dígitos. Solo vale junto con el banco y la sucursal.',
      en: 'The number a Mexican bank gives an account: 10 to 18 digits. It only works together with the bank and the branch.',
    },
    example: '1600326941',
    beside: { bankCode: '002', branchCode: '0115' },
    parts: {
      account: {
        es: 'Cada banco decide cuántos dígitos usa. Dentro de la CLABE son siempre once.',
        en: 'Each bank decides how many digits it uses. Within a CLABE they are always eleven.',
      },
    },
    check: {
      es: 'Este número no lleva verificador. El motor revisa que sean de 10 a 18 dígitos, que no sean solo ceros y que el banco exista. Para saber si un dígito está mal hace falta la CLABE, o preguntar al banco.',
      en: 'This number has no check digit. The engine checks that there are 10 to 18 digits, that they are not zeros only, and that the bank exists. To know whether a digit is wrong you need the CLABE, or to ask the bank.',
    },
    mistakes: [
      {
        number: '002115016003269411',
        state: 'well-formed',
        finding: 'mx.local.looks_like_clabe',
        title: { es: 'Es una CLABE', en: 'It is a CLABE' },
        text: {
          es: 'Con 18 dígitos casi siempre lo es. Elige CLABE: así se comprueba su verificador.',
          en: 'With 18 digits it nearly always is. Choose CLABE so its check digit is verified.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
      { common: 'card', state: 'well-formed' },
      { common: 'cut', state: 'incomplete', finding: 'mx.local.length' },
    ],
    authorities: [spei],
    related: ['clabe', 'rfc'],
  },
);
