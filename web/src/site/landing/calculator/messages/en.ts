import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'What would you pay?',
  count: 'Validations a month',
  need: 'From where?',
  needs: { desk: 'Dashboard and batches', api: 'API in production', widget: 'Widget' },
  all: 'Compare all the ways to pay',
  table: 'Ways to pay for that month, from the cheapest to the dearest',
  what: 'What you buy',
  price: 'Cost',
  each: 'Each',
  left: 'Left over',
  usual: 'The cheapest way by how many validations you make a month',
  note: 'One month is counted. What is left of a pack stays valid until it expires.',
  live: {
    monthly: '{{plan}} monthly',
    pack_one: '1 {{plan}} pack',
    pack_other: '{{count}} {{plan}} packs',
    and: '{{one}} and {{other}}',
    saves: 'The cheapest: {{saved}} less than {{next}}.',
    more: 'It costs the same as {{next}} and holds {{count}} more validations.',
    same: 'It costs and holds the same as {{next}}.',
    only: 'The only way: the widget comes with this monthly plan.',
    wrong: 'Type a number from 1 to {{most}}. If you need more, write to us.',
  },
} satisfies Translation<typeof es>;
