import { formats } from '../model.ts';

const bcra = {
  name: { es: 'Banco Central de la República Argentina', en: 'Central bank of Argentina' },
  url: 'https://www.bcra.gob.ar',
};

export const ar = formats(
  {
    id: 'cbu',
    country: 'AR',
    code: 'ar.cbu',
    name: { es: 'CBU', en: 'CBU' },
    short: { es: 'CBU', en: 'CBU' },
    definition: {
      es: 'Clave Bancaria Uniforme: 22 dígitos que identifican una cuenta de un banco en Argentina.',
      en: 'Clave Bancaria Uniforme: 22 digits that identify an account at a bank in Argentina.',
    },
    example: '2850590940090418135201',
    parts: {
      branch: { es: 'La del banco.', en: 'The bank’s branch.' },
      checkDigit1: { es: 'Protege banco y sucursal.', en: 'Protects the bank and branch.' },
      account: {
        es: 'Tipo, moneda y número, como decida el banco.',
        en: 'Type, currency and number, as the bank decides.',
      },
      checkDigit2: { es: 'Protege la cuenta.', en: 'Protects the account.' },
    },
    check: {
      es: 'Son dos sumas con los mismos cuatro pesos. Veintidós ceros pasarían las dos: el motor los rechaza aparte.',
      en: 'There are two sums with the same four weights. Twenty-two zeros would pass both: the engine rejects them separately.',
    },
    completing: {
      body: '28505904009041813520',
      label: { es: 'Los 20 dígitos sin verificadores: 7 y 13', en: 'The 20 digits without checks: 7 and 13' },
    },
    mistakes: [
      { common: 'lostZeros', state: 'impossible', of: '0140023601506802625874' },
      { common: 'scientific', state: 'impossible', finding: 'account.excel_number' },
      {
        number: '0000003100065557211734',
        state: 'well-formed',
        finding: 'ar.cbu.is_cvu',
        title: { es: 'Es una CVU', en: 'It is a CVU' },
        text: {
          es: 'Empieza con 000: es de una billetera, no de un banco. Los dos verificadores son los mismos, así que pasa.',
          en: 'It starts with 000: it belongs to a wallet, not a bank. Both check digits work the same way, so it passes.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      {
        number: 'casa.luna.rio',
        state: 'impossible',
        title: { es: 'Es un alias', en: 'It is an alias' },
        text: {
          es: 'Sirve para transferir, pero no es el CBU. Elige «alias» y el banco dirá a qué cuenta apunta.',
          en: 'It works for transfers, yet it is no CBU. Choose “alias” and the bank says which account it stands for.',
        },
      },
      { common: 'card', state: 'incomplete' },
    ],
    authorities: [bcra],
    related: ['cvu', 'alias', 'cuit'],
  },
  {
    id: 'cvu',
    country: 'AR',
    code: 'ar.cvu',
    name: { es: 'CVU', en: 'CVU' },
    short: { es: 'CVU', en: 'CVU' },
    definition: {
      es: 'Clave Virtual Uniforme: 22 dígitos que identifican una cuenta de una billetera en Argentina. Empieza con 000.',
      en: 'Clave Virtual Uniforme: 22 digits that identify an account at a wallet in Argentina. It starts with 000.',
    },
    example: '0000003100065557211734',
    parts: {
      provider: { es: 'Empieza siempre con 000.', en: 'It always starts with 000.' },
      checkDigit1: { es: 'Protege el proveedor.', en: 'Protects the provider.' },
      account: {
        es: 'La del usuario. El primero suele ser 0.',
        en: 'The user’s account. The first digit is usually 0.',
      },
      checkDigit2: { es: 'Protege la cuenta.', en: 'Protects the account.' },
    },
    check: {
      es: 'Las sumas son las del CBU. Lo que distingue a una CVU son sus tres ceros iniciales.',
      en: 'The sums are the CBU’s. What sets a CVU apart is its three leading zeros.',
    },
    completing: {
      body: '00000030006555721173',
      label: { es: 'Los 20 dígitos sin verificadores: 7 y 13', en: 'The 20 digits without checks: 7 and 13' },
    },
    mistakes: [
      { common: 'lostZeros', state: 'impossible' },
      { common: 'scientific', state: 'impossible', finding: 'account.excel_number' },
      {
        number: '2850590940090418135201',
        state: 'impossible',
        finding: 'ar.cvu.prefix',
        title: { es: 'Es un CBU', en: 'It is a CBU' },
        text: {
          es: 'También tiene 22 dígitos y los mismos verificadores. No empieza con 000: es de un banco.',
          en: 'It also has 22 digits and the same check digits. It does not start with 000: it belongs to a bank.',
        },
      },
      {
        number: '0000003110065557211731',
        state: 'well-formed',
        finding: 'ar.cvu.reserved_digit',
        title: { es: 'El noveno dígito no es 0', en: 'The ninth digit is not 0' },
        text: {
          es: 'Suele ser 0. Si no lo es, el motor avisa y no rechaza.',
          en: 'It is usually 0. If not, the engine warns and does not reject it.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'cut', state: 'incomplete' },
    ],
    authorities: [bcra],
    related: ['cbu', 'alias', 'cuit'],
  },
  {
    id: 'alias',
    country: 'AR',
    code: 'ar.alias',
    name: { es: 'Alias de CBU y CVU', en: 'CBU or CVU alias' },
    short: { es: 'Alias', en: 'Alias' },
    definition: {
      es: 'Un nombre de 6 a 20 caracteres que apunta a un CBU o a una CVU en Argentina. Su dueño lo puede cambiar.',
      en: 'A name of 6 to 20 characters that points to a CBU or CVU in Argentina. Its owner can change it.',
    },
    example: 'casa.luna.rio',
    parts: {
      alias: {
        es: 'Letras sin acentos, números, puntos y guiones. Da igual mayúscula o minúscula.',
        en: 'Letters without accents, digits, dots and hyphens. Case does not matter.',
      },
    },
    check: {
      es: 'Un alias no lleva verificador. El motor revisa el largo y los caracteres. A qué cuenta apunta solo lo sabe el banco, y hoy puede ser otra que ayer: no lo guardes como si fuera la cuenta.',
      en: 'An alias has no check digit. The engine checks its length and characters. Only the bank knows which account it points to, and that can change from one day to the next: do not store it as if it were the account.',
    },
    mistakes: [
      {
        number: 'peña.sol.rio',
        state: 'impossible',
        finding: 'account.characters',
        title: { es: 'Con ñ o con acento', en: 'With ñ or an accent' },
        text: {
          es: 'Un alias no admite ñ ni acentos. Pregunta cómo se escribe.',
          en: 'An alias accepts neither ñ nor accents. Ask how it is spelled.',
        },
      },
      {
        number: 'casa luna rio',
        state: 'impossible',
        finding: 'account.characters',
        title: { es: 'Con espacios', en: 'With spaces' },
        text: { es: 'Se dictó de palabra y faltan los puntos.', en: 'It was dictated, so the dots are missing.' },
      },
      {
        number: 'casa_luna_rio',
        state: 'impossible',
        finding: 'account.characters',
        title: { es: 'Con guion bajo', en: 'With an underscore' },
        text: { es: 'Van punto o guion medio, nunca guion bajo.', en: 'Use dots or hyphens, never underscores.' },
      },
      {
        number: 'luna',
        state: 'incomplete',
        finding: 'ar.alias.length',
        title: { es: 'Muy corto', en: 'Too short' },
        text: { es: 'El mínimo son seis caracteres.', en: 'The minimum is six characters.' },
      },
      {
        number: '28505909400904181352',
        state: 'well-formed',
        finding: 'ar.alias.digits_only',
        title: { es: 'Es un CBU incompleto', en: 'It is an incomplete CBU' },
        text: {
          es: 'Solo dígitos caben en un alias, pero casi nadie los elige. A este CBU le faltan dos.',
          en: 'Digits alone fit an alias, but hardly anybody chooses them. This CBU lacks two.',
        },
      },
    ],
    authorities: [bcra],
    related: ['cbu', 'cvu'],
  },
);
