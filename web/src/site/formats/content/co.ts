import { formats } from '../model.ts';

export const co = formats(
  {
    id: 'cuenta-co',
    country: 'CO',
    code: 'co.local',
    name: { es: 'Cuenta de Colombia', en: 'Account of Colombia' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'Colombia no tiene una clave nacional de cuenta: hacen falta el banco, el tipo, el número y el documento.',
      en: 'Colombia has no national account key: it takes the bank, the type, the number and the document.',
    },
    example: '31204567892',
    beside: { bankCode: '007' },
    parts: {
      account: { es: 'En Bancolombia son once.', en: 'At Bancolombia there are eleven.' },
    },
    check: {
      es: 'El número no lleva verificador. El motor acepta de 3 a 20 dígitos y avisa cuando el largo no es el usual del banco. En Nequi y Daviplata sí decide: la cuenta es un celular de diez dígitos que empieza con 3.',
      en: 'The number has no check digit. The engine takes 3 to 20 digits and warns where the length is not usual at the bank. At Nequi and Daviplata it decides: the account is a mobile of ten digits that begins with 3.',
    },
    mistakes: [
      {
        number: '6104567892',
        beside: { bankCode: '507' },
        state: 'impossible',
        finding: 'co.local.mobile',
        title: { es: 'En Nequi, un teléfono fijo', en: 'At Nequi, a landline' },
        text: {
          es: 'La cuenta es el celular de su dueño, y empieza con 3.',
          en: 'The account is the mobile of its owner, and begins with 3.',
        },
      },
      {
        number: '3120456789',
        state: 'well-formed',
        finding: 'co.local.unusual_length',
        title: { es: 'Diez dígitos en Bancolombia', en: 'Ten digits at Bancolombia' },
        text: {
          es: 'Falta uno, o es un celular de Nequi. Compara con el certificado bancario.',
          en: 'One is missing, or it is a mobile at Nequi. Compare with the bank certificate.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
      { common: 'card', state: 'well-formed', finding: 'co.local.unusual_length' },
      { common: 'scientific', state: 'impossible', finding: 'account.excel_number' },
    ],
    authorities: [{ name: { es: 'ACH Colombia', en: 'ACH Colombia' }, url: 'https://www.achcolombia.com.co/' }],
    related: ['nit', 'cedula-co'],
  },
  {
    id: 'nit',
    country: 'CO',
    code: 'co.nit',
    name: { es: 'NIT', en: 'NIT' },
    short: { es: 'NIT', en: 'NIT' },
    definition: {
      es: 'Número de Identificación Tributaria de Colombia: nueve dígitos y uno de verificación. En una persona, su cédula y el de verificación.',
      en: 'Tax identification number of Colombia: nine digits and a check digit. Of a person, the cédula and the check digit.',
    },
    example: '901.458.652-7',
    parts: {
      number: { es: 'Las empresas empiezan con 8 o 9.', en: 'Companies begin with 8 or 9.' },
      checkDigit: {
        es: 'Va después del guion. Los bancos lo omiten a menudo.',
        en: 'It comes after the hyphen. Banks often leave it out.',
      },
    },
    check: {
      es: 'Los pesos son números primos y se cuentan desde la derecha: 3, 7, 13, 17, 19, 23, 29, 37, 41, 43.',
      en: 'The weights are primes and count from the right: 3, 7, 13, 17, 19, 23, 29, 37, 41, 43.',
    },
    completing: {
      body: '901458652',
      label: { es: 'El NIT sin su dígito de verificación', en: 'The NIT without its check digit' },
    },
    mistakes: [
      {
        number: '901401497',
        state: 'well-formed',
        finding: 'co.nit.digit_missing',
        title: { es: 'Sin el dígito de verificación', en: 'Without the check digit' },
        text: {
          es: 'Es lo más común. El motor lo calcula, 6, y te lo ofrece: sin él nada protege el número.',
          en: 'It is the most common case. The engine calculates it, 6, and suggests it: without it nothing protects the number.',
        },
      },
      {
        number: '1018464851',
        state: 'well-formed',
        finding: 'co.nit.looks_like_cc',
        title: { es: 'Es la cédula', en: 'It is the cédula' },
        text: {
          es: 'El NIT de una persona lleva un dígito más. O elige CC como tipo.',
          en: 'A person’s NIT has one more digit. Or choose CC as the type.',
        },
      },
      {
        number: '901,458,652-7',
        state: 'well-formed',
        title: { es: 'Con comas', en: 'With commas' },
        text: {
          es: 'No es un error: en Colombia también se escribe así.',
          en: 'It is not a mistake: it is also written that way in Colombia.',
        },
      },
      {
        number: '9O1.458.652-7',
        state: 'impossible',
        finding: 'document.characters',
        title: { es: 'Una O en lugar de un cero', en: 'An O for a zero' },
        text: {
          es: 'En un PDF o en una foto se parecen. Un NIT solo lleva dígitos.',
          en: 'In a PDF or a photo they look alike. A NIT has digits only.',
        },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [
      {
        name: { es: 'DIAN, Registro Único Tributario', en: 'DIAN, tax registry' },
        url: 'https://www.dian.gov.co/tramitesservicios/tramites-y-servicios/tributarios/Paginas/RUT.aspx',
      },
    ],
    related: ['cedula-co', 'cuenta-co'],
  },
  {
    id: 'cedula-co',
    country: 'CO',
    code: 'co.cc',
    name: { es: 'Cédula de Colombia', en: 'Colombian cédula' },
    short: { es: 'Cédula', en: 'Cédula' },
    definition: {
      es: 'Cédula de ciudadanía de Colombia: de 6 a 10 dígitos, sin verificador.',
      en: 'Colombia’s citizenship card: 6 to 10 digits, without a check digit.',
    },
    example: '1.018.464.851',
    parts: {
      number: { es: 'Desde 2003 son diez y empiezan con 1.', en: 'Since 2003 it has ten, starting with 1.' },
    },
    check: {
      es: 'La cédula no lleva verificador. El motor revisa el largo y que no sean solo ceros. Menos de seis dígitos es un aviso: las hay, de personas mayores.',
      en: 'The cédula has no check digit. The engine checks its length and that it is not zeros only. Fewer than six digits is a warning: some older people have them.',
    },
    mistakes: [
      {
        number: '10184648519',
        state: 'impossible',
        finding: 'co.cc.length',
        title: { es: 'Es el NIT', en: 'It is the NIT' },
        text: {
          es: 'El último dígito es el de verificación: quítalo, o elige NIT.',
          en: 'The last digit is the check digit: remove it, or choose NIT.',
        },
      },
      {
        number: '1,018,464,851',
        state: 'impossible',
        finding: 'document.characters',
        title: { es: 'Con comas', en: 'With commas' },
        text: {
          es: 'Excel la tomó por una cantidad. Van puntos, o nada.',
          en: 'Excel read it as an amount. Use dots, or nothing.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'document.characters' },
      {
        number: '12.345',
        state: 'well-formed',
        finding: 'co.cc.unusual_length',
        title: { es: 'Muy corta', en: 'Very short' },
        text: {
          es: 'Puede ser antigua. Compárala con el documento.',
          en: 'It may be an old one. Compare it with the document.',
        },
      },
    ],
    authorities: [
      {
        name: {
          es: 'Registraduría Nacional, numeración de la cédula',
          en: 'National registry, numbering of the cédula',
        },
        url: 'https://www.registraduria.gov.co/1-de-noviembre-de-2012-No-69-60.html',
      },
    ],
    related: ['nit', 'cuenta-co', 'cedula-ec'],
  },
);
