import { formats } from '../model.ts';

const clearing = {
  name: { es: 'Cámara de Compensación Electrónica', en: 'Electronic clearing house of Peru' },
  url: 'https://www.transferenciasinterbancarias.pe/',
};

export const pe = formats(
  {
    id: 'cci',
    country: 'PE',
    code: 'pe.cci',
    name: { es: 'CCI', en: 'CCI' },
    short: { es: 'CCI', en: 'CCI' },
    definition: {
      es: 'Código de Cuenta Interbancario: 20 dígitos que identifican una cuenta en Perú.',
      en: 'Interbank account code: 20 digits that identify an account in Peru.',
    },
    example: '00392401319240299683',
    parts: {
      branch: { es: 'La oficina donde se abrió.', en: 'The office where it was opened.' },
      account: { es: 'Con ceros delante.', en: 'With leading zeros.' },
      checkDigit1: { es: 'Protege banco y oficina.', en: 'Protects the bank and office.' },
      checkDigit2: { es: 'Protege la cuenta.', en: 'Protects the account.' },
    },
    check: {
      es: 'Son dos sumas, y sus resultados van juntos al final. Ningún banco publica la regla: la comprobamos con CCI publicados de siete bancos.',
      en: 'There are two sums, and their results sit together at the end. No bank publishes the rule: we checked it against published CCIs from seven banks.',
    },
    completing: { body: '003924013192402996', label: { es: 'Los primeros 18 dígitos', en: 'The first 18 digits' } },
    mistakes: [
      { common: 'lostZeros', state: 'incomplete' },
      { common: 'scientific', state: 'impossible', finding: 'account.excel_number' },
      { common: 'swap', state: 'well-formed', of: '00219300153809020612' },
      {
        number: '1931538952068',
        state: 'incomplete',
        title: { es: 'Es el número del banco', en: 'It is the bank’s own number' },
        text: {
          es: 'El de BCP tiene 13 o 14 dígitos. El CCI está en la app, junto a la cuenta.',
          en: 'BCP’s has 13 or 14 digits. The CCI is in the app, next to the account.',
        },
      },
      {
        number: '00219313660082002414',
        state: 'impossible',
        finding: 'pe.cci.check_digit_2',
        title: { es: 'Un ejemplo retocado', en: 'An edited example' },
        text: {
          es: 'Circula en la red con dígitos cambiados. Debería terminar en 12.',
          en: 'It circulates online with digits changed. It should end in 12.',
        },
      },
      { common: 'card', state: 'incomplete' },
    ],
    authorities: [clearing],
    related: ['cuenta-pe', 'ruc', 'dni-pe'],
  },
  {
    id: 'cuenta-pe',
    country: 'PE',
    code: 'pe.local',
    name: { es: 'Cuenta local de Perú', en: 'Peru local account' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'El número propio de un banco de Perú. Se puede preguntar por él en BCP, Interbank, Scotiabank y BBVA; en los demás hace falta el CCI.',
      en: 'A Peruvian bank’s own number. BCP, Interbank, Scotiabank and BBVA answer for it; other banks need the CCI.',
    },
    example: '193-1538952-0-68',
    beside: { bankCode: '002' },
    parts: {
      branch: { es: 'La oficina.', en: 'The office.' },
      account: {
        es: 'Siete en una cuenta corriente, ocho en una de ahorro.',
        en: 'Seven for a checking account, eight for a savings account.',
      },
      currency: { es: '0 es soles y 1 es dólares.', en: '0 is soles and 1 is dollars.' },
      checkDigit: { es: 'BCP no publica cómo se calculan.', en: 'BCP does not publish how they are calculated.' },
    },
    check: {
      es: 'En BCP el motor revisa el largo y forma el CCI que le toca. En BBVA los dos últimos dígitos son los del CCI, y ahí sí los comprueba.',
      en: 'For BCP the engine checks the length and builds the matching CCI. For BBVA the last two digits are the CCI’s, so it verifies them.',
    },
    mistakes: [
      {
        number: '193153895206',
        state: 'well-formed',
        finding: 'pe.local.unusual_length',
        title: { es: 'Falta un dígito', en: 'A digit is missing' },
        text: { es: 'BCP usa 13 o 14. Con 12 el motor avisa.', en: 'BCP uses 13 or 14. With 12 the engine warns.' },
      },
      {
        number: '04123456789',
        beside: { bankCode: '018' },
        state: 'well-formed',
        finding: 'pe.local.cci_only',
        title: { es: 'Es de otro banco', en: 'It belongs to another bank' },
        text: {
          es: 'Del Banco de la Nación solo se puede preguntar con el CCI.',
          en: 'You can only ask Banco de la Nación with the CCI.',
        },
      },
      {
        number: '00219300153895206813',
        state: 'impossible',
        finding: 'pe.local.length',
        title: { es: 'Es un CCI', en: 'It is a CCI' },
        text: {
          es: 'Con 20 dígitos lo es. Elige CCI: sus verificadores lo protegen.',
          en: 'With 20 digits it is one. Choose CCI: its check digits protect it.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
    ],
    authorities: [clearing],
    related: ['cci', 'ruc', 'dni-pe'],
  },
);
