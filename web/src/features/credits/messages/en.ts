import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  label: 'Your credits',
  none: 'No credits',
  unit_one: 'credit',
  unit_other: 'credits',
  expire: 'expire on {{day}}',
  today: 'expire today',
  inDays_one: 'expire tomorrow',
  inDays_other: 'expire in {{count}} days',
  noneTitle: 'No credits available',
  noneExplain: 'Each validation uses 1 credit. You can keep testing in the sandbox at no cost.',
} satisfies Translation<typeof es>;
