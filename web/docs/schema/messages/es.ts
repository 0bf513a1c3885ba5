import type { SchemaMessages } from './messages.ts';

export const es: SchemaMessages = {
  kinds: {
    text: 'texto',
    moment: 'fecha y hora (ISO 8601, UTC)',
    day: 'fecha (`2026-11-24`)',
    address: 'URL',
    integer: 'entero',
    number: 'número',
    boolean: 'booleano',
    object: 'objeto',
    list: 'lista',
    map: 'objeto',
    either: 'uno u otro',
    anything: 'cualquier valor',
  },
  required: 'obligatorio',
  optional: 'opcional',
  nullable: 'o `null`',
  oneOf: 'Uno de {{values}}.',
  manyValues: 'Uno de {{count}} nombres.',
  manyFindings: 'Uno de los [hallazgos](/api-documentation/findings).',
  listOf: 'lista de {{kind}}',
  mapOf: 'objeto de {{kind}} por nombre',
  byDefault: 'Si falta: {{value}}.',
  bounds: {
    characters: {
      exact: '{{least}} caracteres.',
      between: 'De {{least}} a {{most}} caracteres.',
      least: 'Al menos {{least}} caracteres.',
      most: 'Hasta {{most}} caracteres.',
    },
    elements: {
      exact: '{{least}} elementos.',
      between: 'De {{least}} a {{most}} elementos.',
      least: 'Al menos {{least}} elementos.',
      most: 'Hasta {{most}} elementos.',
    },
    value: {
      exact: 'Siempre {{least}}.',
      between: 'De {{least}} a {{most}}.',
      least: '{{least}} o más.',
      most: 'Hasta {{most}}.',
    },
  },
};
