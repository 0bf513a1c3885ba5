import { formats } from '../model.ts';

export const brDocuments = formats(
  {
    id: 'cpf',
    country: 'BR',
    code: 'br.cpf',
    name: { es: 'CPF', en: 'CPF' },
    short: { es: 'CPF', en: 'CPF' },
    definition: {
      es: 'Cadastro de Pessoas Físicas: 11 dígitos que identifican a una persona ante el fisco de Brasil.',
      en: 'Cadastro de Pessoas Físicas: 11 digits that identify a person to the Brazilian tax office.',
    },
    example: '390.533.447-05',
    parts: {
      number: { es: 'Los asigna la Receita Federal.', en: 'Assigned by the Receita Federal.' },
      checkDigit1: { es: 'Protege los nueve.', en: 'Protects the nine.' },
      checkDigit2: { es: 'Protege los nueve y el primero.', en: 'Protects the nine and the first.' },
    },
    check: {
      es: 'Son dos sumas, y la segunda toma el resultado de la primera. Un mismo dígito once veces pasaría las dos: el motor lo rechaza aparte.',
      en: 'There are two sums, and the second includes the result of the first. The same digit eleven times would pass both: the engine rejects it separately.',
    },
    completing: { body: '390533447', label: { es: 'Los primeros 9 dígitos', en: 'The first 9 digits' } },
    mistakes: [
      { common: 'lostZeros', state: 'incomplete', of: '01234567890' },
      {
        number: '111.111.111-11',
        state: 'impossible',
        finding: 'br.cpf.repeated',
        title: { es: 'Un dígito repetido', en: 'One digit repeated' },
        text: {
          es: 'Las dos sumas coinciden, pero nadie tiene ese CPF: es un relleno.',
          en: 'Both sums match, but nobody has that CPF: it is a placeholder.',
        },
      },
      {
        number: '61988887777',
        state: 'impossible',
        title: { es: 'Es un teléfono', en: 'It is a phone number' },
        text: {
          es: 'Un celular con su área también tiene 11 dígitos.',
          en: 'A mobile number with its area code also has 11 digits.',
        },
      },
      {
        number: '16.727.230/0001-97',
        state: 'impossible',
        finding: 'br.cpf.length',
        title: { es: 'Es un CNPJ', en: 'It is a CNPJ' },
        text: { es: 'Con 14 caracteres es de una empresa.', en: 'With 14 characters it belongs to a company.' },
      },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [
      {
        name: { es: 'Receita Federal, CPF', en: 'Receita Federal, CPF' },
        url: 'https://www.gov.br/receitafederal/pt-br/assuntos/orientacao-tributaria/cadastros/cpf',
      },
    ],
    related: ['cnpj', 'pix', 'cuenta-br'],
  },
  {
    id: 'cnpj',
    country: 'BR',
    code: 'br.cnpj',
    name: { es: 'CNPJ', en: 'CNPJ' },
    short: { es: 'CNPJ', en: 'CNPJ' },
    definition: {
      es: 'Cadastro Nacional da Pessoa Jurídica: 14 caracteres que identifican a una empresa en Brasil. Desde julio de 2026 los primeros 12 pueden ser letras.',
      en: 'Cadastro Nacional da Pessoa Jurídica: 14 characters that identify a company in Brazil. Since July 2026 the first 12 may be letters.',
    },
    example: '16.727.230/0001-97',
    parts: {
      number: { es: 'La empresa.', en: 'The company.' },
      branch: { es: 'El local: 0001 es la casa matriz.', en: 'The establishment: 0001 is the head office.' },
      checkDigit1: { es: 'Protege los doce anteriores.', en: 'Protects the twelve before it.' },
      checkDigit2: { es: 'Protege los trece anteriores.', en: 'Protects the thirteen before it.' },
    },
    check: {
      es: 'Con letras la suma es la misma: cada letra vale su código ASCII menos 48. A vale 17 y Z vale 42.',
      en: 'With letters the sum is the same: each letter counts as its ASCII code minus 48. A is 17 and Z is 42.',
    },
    completing: { body: '167272300001', label: { es: 'Los primeros 12 caracteres', en: 'The first 12 characters' } },
    mistakes: [
      {
        number: '12.ABC.345/01DE-35',
        state: 'well-formed',
        title: { es: 'Con letras no es un error', en: 'Letters are not a mistake' },
        text: {
          es: 'Es el formato nuevo. Un sistema que solo acepta dígitos rechaza empresas reales.',
          en: 'It is the new format. A system that only accepts digits rejects real companies.',
        },
      },
      {
        number: '16.727.23O/0001-97',
        state: 'impossible',
        finding: 'br.cnpj.check_digit_1',
        title: { es: 'Una O en lugar de un cero', en: 'An O for a zero' },
        text: {
          es: 'Ahora una O puede ir ahí: vale 31. Lo que la delata es la suma.',
          en: 'An O can go there now: it counts as 31. The sum gives it away.',
        },
      },
      {
        number: '16.727.230',
        state: 'incomplete',
        title: { es: 'Solo la raíz', en: 'The root only' },
        text: {
          es: 'Faltan el local y los dos verificadores.',
          en: 'The establishment and both check digits are missing.',
        },
      },
      { common: 'lostZeros', state: 'incomplete', of: '00000000000191' },
      { common: 'swap', state: 'impossible' },
      { common: 'misread', state: 'impossible' },
    ],
    authorities: [
      {
        name: {
          es: 'Receita Federal, manual del verificador del CNPJ',
          en: 'Receita Federal, manual of the CNPJ check digits',
        },
        url: 'https://www.gov.br/receitafederal/pt-br/centrais-de-conteudo/publicacoes/documentos-tecnicos/cnpj/manual-dv-cnpj.pdf',
      },
      {
        name: { es: 'Receita Federal, CNPJ alfanumérico', en: 'Receita Federal, alphanumeric CNPJ' },
        url: 'https://www.gov.br/receitafederal/pt-br/acesso-a-informacao/acoes-e-programas/programas-e-atividades/cnpj-alfanumerico',
      },
    ],
    related: ['cpf', 'pix', 'cuenta-br'],
  },
);
