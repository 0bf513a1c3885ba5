import type { Language } from '../page.ts';

interface FormatMessages {
  /** `{{country}}` */
  readonly title: string;
  readonly lead: string;
  readonly fields: string;
  readonly field: string;
  readonly need: string;
  readonly required: string;
  readonly optional: string;
  readonly length: string;
  readonly characters: string;
  readonly example: string;
  readonly options: string;
  readonly usual: string;
  readonly documents: string;
  readonly document: string;
  readonly anatomy: string;
  readonly part: string;
  readonly place: string;
  readonly value: string;
  readonly worked: string;
  readonly computed: string;
  readonly position: string;
  readonly character: string;
  readonly weight: string;
  readonly product: string;
  readonly noCheck: string;
  readonly sandbox: string;
  readonly sandboxLead: string;
  readonly number: string;
  readonly answer: string;
  readonly reason: string;
  readonly risk: string;
  readonly findings: string;
  readonly kind: string;
  readonly slow: string;
}

const es: FormatMessages = {
  title: 'Formatos de {{country}}',
  lead: 'Qué números identifican una cuenta en {{country}}, qué campos pide cada formato y cómo se comprueba su dígito verificador.',
  fields: 'Los campos de {{format}}',
  field: 'Campo',
  need: 'Se pide',
  required: 'obligatorio',
  optional: 'opcional',
  length: 'Longitud',
  characters: 'Caracteres',
  example: 'Ejemplo',
  options: 'Valores',
  usual: 'Es el formato usual: vale si no mandas `accountFormat`.',
  documents: 'Los documentos',
  document: 'Tipo',
  anatomy: 'Cómo se lee',
  part: 'Parte',
  place: 'Lugar',
  value: 'En el ejemplo',
  worked: 'Su dígito verificador, paso a paso',
  computed: 'Este dígito no sale de una suma con pesos: se calcula del número entero.',
  position: 'Lugar',
  character: 'Carácter',
  weight: 'Peso',
  product: 'Cuenta',
  noCheck: 'No tiene dígito verificador: solo se revisan su longitud y sus caracteres.',
  sandbox: 'Números de sandbox',
  sandboxLead:
    'Con una clave `vk_test_…`, los dos últimos dígitos de la cuenta deciden la respuesta. Toda otra cuenta bien formada es válida.',
  number: '`accountNumber`',
  answer: '`status`',
  reason: '`reason`',
  risk: '`fraudRisk`',
  findings: 'Lo que las reglas dicen de un número de {{country}} está en [hallazgos](/api-documentation/findings).',
  kind: 'Nombre',
  slow: 'responde 202; la respuesta llega después',
};

const en: FormatMessages = {
  title: 'Formats of {{country}}',
  lead: 'Which numbers identify an account in {{country}}, which fields each format asks for, and how its check digit is verified.',
  fields: 'The fields of {{format}}',
  field: 'Field',
  need: 'Asked',
  required: 'required',
  optional: 'optional',
  length: 'Length',
  characters: 'Characters',
  example: 'Example',
  options: 'Values',
  usual: 'It is the usual format: it counts where you send no `accountFormat`.',
  documents: 'The documents',
  document: 'Type',
  anatomy: 'How to read it',
  part: 'Part',
  place: 'Place',
  value: 'In the example',
  worked: 'Its check digit, step by step',
  computed: 'This digit is no weighted sum: it is computed from the whole number.',
  position: 'Place',
  character: 'Character',
  weight: 'Weight',
  product: 'Counts',
  noCheck: 'It has no check digit: only its length and characters are checked.',
  sandbox: 'Sandbox numbers',
  sandboxLead:
    'With a key `vk_test_…`, the last two digits of the account decide the answer. Every other well-formed account is valid.',
  number: '`accountNumber`',
  answer: '`status`',
  reason: '`reason`',
  risk: '`fraudRisk`',
  findings: 'What the rules say of a number of {{country}} stands under [findings](/api-documentation/findings).',
  kind: 'Name',
  slow: 'answers 202; the final answer comes later',
};

export const formatMessages: Readonly<Record<Language, FormatMessages>> = { es, en };
