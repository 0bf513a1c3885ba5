import { formats } from '../model.ts';

const aba = {
  name: { es: 'American Bankers Association, número de ruta', en: 'American Bankers Association, routing number' },
  url: 'https://www.aba.com/about-us/routing-number',
};

export const us = formats(
  {
    id: 'aba',
    country: 'US',
    code: 'us.routing_number',
    name: { es: 'Número de ruta ABA', en: 'ABA routing number' },
    short: { es: 'ABA', en: 'ABA' },
    definition: {
      es: 'Nueve dígitos que nombran a un banco de Estados Unidos. Van junto con el número de cuenta.',
      en: 'Nine digits that identify a bank in the United States. They go with the account number.',
    },
    example: '021000021',
    parts: {
      district: {
        es: 'Distrito de la Reserva Federal: 02 es Nueva York.',
        en: 'Federal Reserve district: 02 is New York.',
      },
      institution: { es: 'El banco dentro del distrito.', en: 'The bank within the district.' },
      checkDigit: { es: 'Se calcula con los ocho anteriores.', en: 'Calculated from the eight before it.' },
    },
    check: {
      es: 'Los pesos son los de la CLABE, pero aquí cuenta el producto entero. Las 18,198 filas del directorio FedACH de 2019 cumplen la regla.',
      en: 'The weights are the CLABE’s, but here the whole product counts. All 18,198 rows of the FedACH directory of 2019 follow the rule.',
    },
    completing: { body: '02100002', label: { es: 'Los primeros ocho dígitos', en: 'The first eight digits' } },
    mistakes: [
      { common: 'lostZeros', state: 'incomplete' },
      { common: 'swap', state: 'well-formed', of: '122105278' },
      {
        number: '990000026',
        state: 'well-formed',
        finding: 'us.routing_number.prefix',
        title: { es: 'Un distrito que no existe', en: 'A district that does not exist' },
        text: {
          es: 'La suma está bien, pero nadie tiene el 99. El motor avisa.',
          en: 'The sum is right, but no district is 99. The engine warns.',
        },
      },
      {
        number: '123443956',
        state: 'impossible',
        finding: 'us.routing_number.check_digit',
        title: { es: 'Es el número de cuenta', en: 'It is the account number' },
        text: {
          es: 'En un cheque van uno al lado del otro. El de ruta es el primero.',
          en: 'On a check they stand side by side. The routing number comes first.',
        },
      },
      { common: 'misread', state: 'impossible' },
      { common: 'letter', state: 'impossible', finding: 'account.characters' },
    ],
    authorities: [
      aba,
      {
        name: { es: 'Reserva Federal, servicios de pago', en: 'Federal Reserve, payment services' },
        url: 'https://www.frbservices.org/',
      },
    ],
    related: ['cuenta-us', 'ein', 'clabe'],
  },
  {
    id: 'cuenta-us',
    country: 'US',
    code: 'us.local',
    name: { es: 'Cuenta de Estados Unidos', en: 'United States account' },
    short: { es: 'Cuenta', en: 'Account' },
    definition: {
      es: 'De 4 a 17 dígitos que da el banco. Sin el número de ruta no dice de qué banco es.',
      en: '4 to 17 digits assigned by the bank. Without the routing number it does not say which bank it belongs to.',
    },
    example: '123443956',
    beside: { routingNumber: '021000021' },
    parts: { account: { es: 'Cada banco decide cuántos.', en: 'Each bank decides how many.' } },
    check: {
      es: 'El número de cuenta no lleva verificador. El motor revisa el largo y que no sean solo ceros, y comprueba el número de ruta que va al lado.',
      en: 'The account number has no check digit. The engine checks its length and that it is not zeros only, and verifies the routing number beside it.',
    },
    mistakes: [
      {
        number: '021000021',
        state: 'well-formed',
        title: { es: 'Es el número de ruta', en: 'It is the routing number' },
        text: {
          es: 'Nueve dígitos también caben en una cuenta. Nada lo delata.',
          en: 'Nine digits also fit an account. Nothing gives it away.',
        },
      },
      {
        number: '123',
        state: 'incomplete',
        finding: 'us.local.length',
        title: { es: 'Muy corta', en: 'Too short' },
        text: {
          es: 'El mínimo son cuatro dígitos. Mira si es el fin de una cuenta enmascarada.',
          en: 'The minimum is four digits. It may be the end of a masked account.',
        },
      },
      { common: 'lostZeros', state: 'well-formed', of: '0012344395' },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'account.characters', of: '1002003004' },
    ],
    authorities: [aba],
    related: ['aba', 'ein'],
  },
  {
    id: 'ein',
    country: 'US',
    code: 'us.ein',
    name: { es: 'EIN', en: 'EIN' },
    short: { es: 'EIN', en: 'EIN' },
    definition: {
      es: 'Employer Identification Number: nueve dígitos que identifican a una empresa ante el IRS de Estados Unidos.',
      en: 'Employer Identification Number: nine digits that identify a company to the IRS of the United States.',
    },
    example: '91-1144442',
    parts: {
      prefix: { es: 'La oficina que lo asignó, o internet.', en: 'The office that assigned it, or the internet.' },
      number: { es: 'En orden de solicitud.', en: 'In order of application.' },
    },
    check: {
      es: 'El EIN no lleva verificador. El motor revisa que sean nueve dígitos y compara los dos primeros con la lista que publica el IRS. Fuera de la lista es un aviso: de vez en cuando aparece un prefijo nuevo.',
      en: 'The EIN has no check digit. The engine checks that there are nine digits, and compares the first two with the list the IRS publishes. A prefix outside the list is a warning: new ones appear now and then.',
    },
    mistakes: [
      { common: 'lostZeros', state: 'incomplete', of: '011144442' },
      {
        number: '89-1144442',
        state: 'well-formed',
        finding: 'us.ein.prefix',
        title: { es: 'Un prefijo sin publicar', en: 'A prefix that is not published' },
        text: {
          es: 'Puede ser nuevo. Compáralo con la carta del IRS.',
          en: 'It may be new. Compare it with the IRS letter.',
        },
      },
      {
        number: '078-05-1120',
        state: 'well-formed',
        finding: 'us.ein.prefix',
        title: { es: 'Es un SSN', en: 'It is an SSN' },
        text: {
          es: 'El de una persona también tiene nueve dígitos. Los guiones lo delatan: 3, 2 y 4.',
          en: 'A person’s number also has nine digits. The hyphens give it away: 3, 2 and 4.',
        },
      },
      { common: 'swap', state: 'well-formed' },
      { common: 'letter', state: 'impossible', finding: 'document.characters', of: '201044402' },
    ],
    authorities: [
      {
        name: { es: 'IRS, prefijos del EIN', en: 'IRS, prefixes of the EIN' },
        url: 'https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes',
      },
    ],
    related: ['aba', 'cuenta-us'],
  },
);
