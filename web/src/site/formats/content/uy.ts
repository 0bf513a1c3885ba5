import { formats } from '../model.ts';

export const uy = formats(
  {
    id: 'cuenta-uy',
    country: 'UY',
    code: 'uy.local',
    name: { es: 'Cuenta de Uruguay', en: 'Uruguay account' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'Uruguay no tiene una clave nacional de cuenta: hacen falta el banco y su número, de 3 a 16 dígitos según el banco.',
      en: 'Uruguay has no national account key: you need the bank and its number, 3 to 16 digits depending on the bank.',
    },
    example: '00123456700001',
    beside: { bankCode: '001' },
    parts: {
      account: { es: 'En BROU es el cliente, con ceros delante.', en: 'At BROU it is the client, with leading zeros.' },
      subaccount: { es: 'Cada cliente puede tener varias.', en: 'A client may have several.' },
    },
    check: {
      es: 'El número no lleva un verificador público. El motor conoce el largo de 14 bancos. Donde el banco rellena con ceros, un número más corto da un aviso; uno más largo no puede ser.',
      en: 'The number has no public check digit. The engine knows the length at 14 banks. Where the bank pads with zeros, a shorter number gives a warning; a longer one is impossible.',
    },
    mistakes: [
      {
        number: '123456700001',
        state: 'well-formed',
        finding: 'uy.local.older_length',
        title: { es: 'Con doce dígitos en BROU', en: 'With twelve digits at BROU' },
        text: {
          es: 'O perdió dos ceros, o es de la numeración antigua. No se puede saber sin preguntar.',
          en: 'It lost two zeros, or it uses the old numbering. You cannot tell without asking.',
        },
      },
      {
        number: '12345',
        beside: { bankCode: '113' },
        state: 'well-formed',
        finding: 'uy.local.shorter',
        title: { es: 'En Itaú, sin los ceros', en: 'At Itaú, without the zeros' },
        text: {
          es: 'Itaú usa siete. Si no falta ninguno, van ceros delante.',
          en: 'Itaú uses seven. If none is missing, add leading zeros.',
        },
      },
      {
        number: '12345678',
        beside: { bankCode: '113' },
        state: 'impossible',
        finding: 'uy.local.length',
        title: { es: 'En Itaú, uno de más', en: 'At Itaú, one too many' },
        text: {
          es: 'Es de otro banco, o sobra un dígito.',
          en: 'It belongs to another bank, or has one digit too many.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
    ],
    authorities: [
      {
        name: { es: 'Banco Central del Uruguay', en: 'Central bank of Uruguay' },
        url: 'https://www.bcu.gub.uy/Servicios-Financieros-SSF/Paginas/Default.aspx',
      },
    ],
    related: ['ci', 'rut-uy'],
  },
  {
    id: 'ci',
    country: 'UY',
    code: 'uy.ci',
    name: { es: 'CI de Uruguay', en: 'Uruguay CI' },
    short: { es: 'CI', en: 'CI' },
    definition: {
      es: 'Cédula de identidad de Uruguay: siete dígitos y uno verificador. Las más antiguas tienen seis y uno.',
      en: 'Uruguay’s identity card: seven digits and a check digit. The oldest have six and one.',
    },
    example: '1.234.567-2',
    parts: {
      number: { es: 'Con seis, cuenta como si empezara con 0.', en: 'With six, it counts as if it started with 0.' },
      checkDigit: { es: 'Va después del guion.', en: 'It comes after the hyphen.' },
    },
    check: {
      es: 'Una cédula más corta se calcula igual: sus dígitos toman los últimos pesos.',
      en: 'A shorter one is calculated the same way: its digits take the last weights.',
    },
    completing: {
      body: '1234567',
      label: { es: 'La cédula sin su verificador', en: 'The card without its check digit' },
    },
    mistakes: [
      {
        number: '1.234.567',
        state: 'impossible',
        finding: 'uy.ci.check_digit',
        title: { es: 'Falta el verificador', en: 'The check digit is missing' },
        text: {
          es: 'El motor toma el 7 por verificador y no coincide.',
          en: 'The engine reads the 7 as the check digit, and it does not match.',
        },
      },
      {
        number: '211003420017',
        state: 'impossible',
        finding: 'uy.ci.length',
        title: { es: 'Es el RUT', en: 'It is the RUT' },
        text: {
          es: 'Con 12 dígitos es el número del fisco.',
          en: 'With 12 digits it is the tax number.',
        },
      },
      {
        number: '1.234.567-Z',
        state: 'impossible',
        finding: 'document.characters',
        title: { es: 'Una Z en lugar de un 2', en: 'A Z for a 2' },
        text: {
          es: 'En una foto se parecen. Una cédula solo lleva dígitos.',
          en: 'In a photo they look alike. The card has digits only.',
        },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [
      {
        name: { es: 'Gobierno de Uruguay, cédula de identidad', en: 'Government of Uruguay, identity card' },
        url: 'https://www.gub.uy/tramites/cedula-identidad',
      },
    ],
    related: ['rut-uy', 'cuenta-uy'],
  },
  {
    id: 'rut-uy',
    country: 'UY',
    code: 'uy.rut',
    name: { es: 'RUT de Uruguay', en: 'Uruguay RUT' },
    short: { es: 'RUT', en: 'RUT' },
    definition: {
      es: 'Registro Único Tributario de Uruguay: 12 dígitos que identifican a una empresa ante la DGI.',
      en: 'Uruguay’s tax registry: 12 digits that identify a company to the DGI.',
    },
    example: '21-100342-001-7',
    parts: {
      prefix: { es: 'De 01 a 22. El 22 se usa desde 2024.', en: '01 to 22. 22 has been in use since 2024.' },
      number: { es: 'Nunca son todos cero.', en: 'Never all zeros.' },
      suffix: { es: 'Siempre 001.', en: 'Always 001.' },
      checkDigit: { es: 'Se calcula con los once anteriores.', en: 'Calculated from the eleven before it.' },
    },
    check: {
      es: 'El motor mira además el principio y el 001.',
      en: 'The engine also checks the beginning and the 001.',
    },
    completing: { body: '21100342001', label: { es: 'Los primeros 11 dígitos', en: 'The first 11 digits' } },
    mistakes: [
      {
        number: '22-100342-001-4',
        state: 'well-formed',
        title: { es: 'Empieza con 22', en: 'It starts with 22' },
        text: {
          es: 'No es un error: es la numeración nueva. Hay sistemas que todavía la rechazan.',
          en: 'It is not a mistake: it is the new numbering. Some systems still refuse it.',
        },
      },
      {
        number: '211003420025',
        state: 'impossible',
        finding: 'uy.rut.suffix',
        title: { es: 'Con 002 en lugar de 001', en: '002 instead of 001' },
        text: {
          es: 'La suma está bien, pero ahí va siempre 001.',
          en: 'The sum is right, but it is always 001.',
        },
      },
      {
        number: '76.086.428-5',
        state: 'incomplete',
        title: { es: 'Es un RUT de Chile', en: 'It is a Chilean RUT' },
        text: { es: 'Se llama igual y tiene nueve caracteres.', en: 'It has the same name, and nine characters.' },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
      { common: 'letter', state: 'impossible', finding: 'document.characters' },
    ],
    authorities: [
      {
        name: { es: 'DGI, constancia de inscripción en el RUT', en: 'DGI, certificate of the RUT' },
        url: 'https://www.gub.uy/tramites/solicitud-duplicado-tarjeta-rut-constancia-inscripcion',
      },
    ],
    related: ['ci', 'cuenta-uy', 'rut'],
  },
);
