import type { SchemaMessages } from './messages.ts';

export const en: SchemaMessages = {
  kinds: {
    text: 'text',
    moment: 'date and time (ISO 8601, UTC)',
    day: 'date (`2026-11-24`)',
    address: 'URL',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
    object: 'object',
    list: 'list',
    map: 'object',
    either: 'one or the other',
    anything: 'any value',
  },
  required: 'required',
  optional: 'optional',
  nullable: 'or `null`',
  oneOf: 'One of {{values}}.',
  manyValues: 'One of {{count}} names.',
  manyFindings: 'One of the [findings](/api-documentation/findings).',
  listOf: 'list of {{kind}}',
  mapOf: 'object of {{kind}} by name',
  byDefault: 'Where it is missing: {{value}}.',
  bounds: {
    characters: {
      exact: '{{least}} characters.',
      between: '{{least}} to {{most}} characters.',
      least: 'At least {{least}} characters.',
      most: 'At most {{most}} characters.',
    },
    elements: {
      exact: '{{least}} elements.',
      between: '{{least}} to {{most}} elements.',
      least: 'At least {{least}} elements.',
      most: 'At most {{most}} elements.',
    },
    value: {
      exact: 'Always {{least}}.',
      between: '{{least}} to {{most}}.',
      least: '{{least}} or more.',
      most: 'At most {{most}}.',
    },
  },
};
