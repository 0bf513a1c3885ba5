import { formats } from '../model.ts';

export const br = formats(
  {
    id: 'pix',
    country: 'BR',
    code: 'br.pix',
    name: { es: 'Chave PIX', en: 'PIX key' },
    short: { es: 'PIX', en: 'PIX' },
    definition: {
      es: 'Un dato que apunta a una cuenta en Brasil: CPF, CNPJ, teléfono con +, correo o chave aleatoria.',
      en: 'A piece of data that points to an account in Brazil: CPF, CNPJ, phone with its +, email or random key.',
    },
    example: '39053344705',
    parts: {
      number: { es: 'Esta chave es un CPF: nueve dígitos.', en: 'This key is a CPF: nine digits.' },
      checkDigit1: { es: 'Protege los nueve.', en: 'Protects the nine.' },
      checkDigit2: { es: 'Protege los nueve y el primero.', en: 'Protects the nine and the first.' },
    },
    check: {
      es: 'Solo un CPF y un CNPJ llevan verificador. De un teléfono, un correo o una chave aleatoria el motor revisa cómo se escribe: el directorio conoce una sola forma de cada chave.',
      en: 'Only a CPF and a CNPJ have check digits. For a phone, an email or a random key the engine checks how it is written: the directory knows only one form of each key.',
    },
    completing: {
      body: '390533447',
      label: { es: 'Los 9 dígitos de un CPF, o los 12 de un CNPJ', en: 'The 9 digits of a CPF, or the 12 of a CNPJ' },
    },
    mistakes: [
      {
        number: '61988887777',
        state: 'impossible',
        finding: 'br.pix.check_digit_1',
        title: { es: 'Un teléfono sin +55', en: 'A phone without +55' },
        text: {
          es: 'Once dígitos se leen como CPF. Si es un teléfono, va así: +5561988887777.',
          en: 'Eleven digits read as a CPF. If it is a phone, write +5561988887777.',
        },
      },
      {
        number: '390.533.447-05',
        state: 'impossible',
        finding: 'br.pix.spelling',
        title: { es: 'Un CPF con puntos', en: 'A CPF with dots' },
        text: {
          es: 'La chave son solo los 11 dígitos, sin puntos ni guion.',
          en: 'The key is just the 11 digits, without dots or hyphen.',
        },
      },
      {
        number: 'Pix@bcb.gov.br',
        state: 'impossible',
        finding: 'br.pix.spelling',
        title: { es: 'Un correo con mayúscula', en: 'An email with a capital letter' },
        text: {
          es: 'El directorio guarda los correos en minúscula.',
          en: 'The directory stores emails in lowercase.',
        },
      },
      {
        number: 'maria@exemplo',
        state: 'well-formed',
        finding: 'br.pix.domain_without_dot',
        title: { es: 'Un correo sin final', en: 'An email without its end' },
        text: {
          es: 'La regla lo permite, pero casi siempre falta .com o .com.br.',
          en: 'The rule allows it, but usually .com or .com.br is missing.',
        },
      },
      {
        number: '7407c9c8f78b11eaadc10242ac120002',
        state: 'impossible',
        finding: 'br.pix.spelling',
        title: { es: 'Una chave aleatoria sin guiones', en: 'A random key without hyphens' },
        text: {
          es: 'Son 36 caracteres: cinco grupos con guion entre ellos.',
          en: 'It has 36 characters: five groups separated by hyphens.',
        },
      },
      {
        number: '00020126360014BR.GOV.BCB.PIX0114+5561988887777',
        state: 'impossible',
        finding: 'br.pix.payment_code',
        title: { es: 'Es el código de un cobro', en: 'It is a payment request code' },
        text: {
          es: 'El texto de un QR lleva la chave dentro, pero no es la chave.',
          en: 'The text of a QR code holds the key, but is not the key.',
        },
      },
    ],
    authorities: [
      {
        name: { es: 'Banco Central do Brasil, API del DICT', en: 'Central bank of Brazil, API of the DICT' },
        url: 'https://www.bcb.gov.br/content/estabilidadefinanceira/pix/API-DICT.html',
      },
    ],
    related: ['cpf', 'cnpj', 'cuenta-br', 'iban-br'],
  },
  {
    id: 'iban-br',
    country: 'BR',
    code: 'br.iban',
    name: { es: 'IBAN de Brasil', en: 'Brazil IBAN' },
    short: { es: 'IBAN', en: 'IBAN' },
    definition: {
      es: 'Número internacional de cuenta: 29 caracteres que empiezan con BR. Sirve para recibir dinero de fuera del país.',
      en: 'International account number: 29 characters that begin with BR. It is used to receive money from abroad.',
    },
    example: 'BR97 0036 0305 0000 1000 9795 493P 1',
    parts: {
      country: { es: 'Siempre BR.', en: 'Always BR.' },
      checkDigit: { es: 'Protege todo lo que sigue.', en: 'Protects everything after it.' },
      bank: { es: 'Es el ISPB, no el código de tres dígitos.', en: 'It is the ISPB, not the three-digit code.' },
      branch: { es: 'La agencia, sin su verificador.', en: 'The branch, without its check digit.' },
      account: { es: 'Con su verificador y ceros delante.', en: 'With its check digit and leading zeros.' },
      accountType: { es: 'C es corriente; P, ahorro.', en: 'C is checking; P, savings.' },
      holder: { es: 'El 1 es el primer titular.', en: '1 is the first holder.' },
    },
    check: {
      es: 'No es una suma con pesos: se divide el número entero entre 97 y cuenta lo que sobra. Así se nota todo cambio de un carácter y todo cambio de vecinos.',
      en: 'It is not a weighted sum: the whole number is divided by 97, and the remainder counts. It catches every wrong character and every adjacent swap.',
    },
    completing: {
      body: '00360305000010009795493P1',
      label: {
        es: 'Los 25 caracteres que siguen a BR y al verificador',
        en: 'The 25 characters after BR and the check',
      },
      ahead: 'BR',
    },
    mistakes: [
      { common: 'swap', state: 'impossible' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
      { common: 'cut', state: 'incomplete' },
      {
        number: 'br97 0036 0305 0000 1000 9795 493p 1',
        state: 'well-formed',
        title: { es: 'En minúsculas y con espacios', en: 'In lowercase and with spaces' },
        text: {
          es: 'No es un error: el motor lo lee igual.',
          en: 'It is not a mistake: the engine reads it anyway.',
        },
      },
      {
        number: 'DE89370400440532013000',
        state: 'incomplete',
        title: { es: 'Es de otro país', en: 'It is from another country' },
        text: {
          es: 'Un IBAN alemán tiene 22 caracteres. El de Brasil empieza con BR y tiene 29.',
          en: 'A German IBAN has 22 characters. Brazil’s starts with BR and has 29.',
        },
      },
    ],
    authorities: [
      {
        name: { es: 'SWIFT, registro de IBAN (ISO 13616)', en: 'SWIFT, IBAN registry (ISO 13616)' },
        url: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
      },
    ],
    related: ['cuenta-br', 'pix', 'cpf'],
  },
  {
    id: 'cuenta-br',
    country: 'BR',
    code: 'br.local',
    name: { es: 'Cuenta de Brasil', en: 'Brazil account' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'Banco, agencia y número de cuenta con su verificador. Cada banco de Brasil tiene su propio largo y su propia suma.',
      en: 'Bank, agency and account number with its check digit. Each Brazilian bank has its own length and its own sum.',
    },
    example: '00210169-6',
    beside: { bankCode: '001', branchCode: '1584-9' },
    parts: {
      account: {
        es: 'En Banco do Brasil son hasta ocho, con ceros delante.',
        en: 'At Banco do Brasil, up to eight, with leading zeros.',
      },
      checkDigit: { es: 'Un dígito, o X cuando saldría 10.', en: 'A digit, or X where it would be 10.' },
    },
    check: {
      es: 'Esta es la suma de Banco do Brasil. El motor conoce otras seis: Bradesco, Itaú, Santander, Caixa, Banrisul y Nubank. En Itaú, Santander y Caixa la suma también toma la agencia.',
      en: 'This is the sum of Banco do Brasil. The engine knows six more: Bradesco, Itaú, Santander, Caixa, Banrisul and Nubank. At Itaú, Santander and Caixa the sum also includes the branch.',
    },
    completing: {
      body: '00210169',
      label: {
        es: 'Cuenta de Banco do Brasil, sin verificador',
        en: 'Account of Banco do Brasil, without check digit',
      },
    },
    mistakes: [
      {
        number: '210169-6',
        state: 'well-formed',
        title: { es: 'Sin los ceros de delante', en: 'Without the leading zeros' },
        text: {
          es: 'El banco los escribe y la gente no. Vale, porque el verificador coincide.',
          en: 'The bank writes them, people do not. It is valid, because the check digit matches.',
        },
      },
      {
        number: '00210169-6',
        beside: { bankCode: '341', branchCode: '2545' },
        state: 'well-formed',
        finding: 'br.local.unusual_length',
        title: { es: 'Con otro banco elegido', en: 'With another bank chosen' },
        text: {
          es: 'Itaú usa seis dígitos y este número tiene nueve. El motor avisa: mira si el banco es el que es.',
          en: 'Itaú uses six digits and this number has nine. The engine warns: check that the bank is the right one.',
        },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
    ],
    authorities: [
      {
        name: { es: 'Banco Central do Brasil', en: 'Central bank of Brazil' },
        url: 'https://www.bcb.gov.br/content/estabilidadefinanceira/pix/API-DICT.html',
      },
    ],
    related: ['pix', 'iban-br', 'cpf', 'cnpj'],
  },
);
