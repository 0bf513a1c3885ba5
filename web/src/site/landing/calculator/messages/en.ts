import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'What would you pay?',
  count: 'Validations per month',
  need: 'From where?',
  needs: { desk: 'Dashboard and batches', api: 'API in production', widget: 'Widget' },
  all: 'Compare every way to pay',
  table: 'Ways to pay for that month, from cheapest to most expensive',
  what: 'What you buy',
  price: 'Cost',
  each: 'Each',
  left: 'Left over',
  usual: 'The cheapest option by validations per month',
  note: 'This covers one month. What is left of a pack is valid until it expires.',
  live: {
    monthly: '{{plan}} monthly',
    pack_one: '1 {{plan}} pack',
    pack_other: '{{count}} {{plan}} packs',
    and: '{{one}} and {{other}}',
    saves: 'The cheapest: {{saved}} less than {{next}}.',
    more: 'It costs the same as {{next}} and includes {{count}} more validations.',
    same: 'Same cost and validations as {{next}}.',
    only: 'The only way: the widget comes with this monthly plan.',
    wrong: 'Enter a number from 1 to {{most}}. If you need more, write to us.',
  },
} satisfies Translation<typeof es>;
