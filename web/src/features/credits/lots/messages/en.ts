import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  page: 'Credits',
  title: 'Your balance',
  uses: 'Each validation uses 1, of those that expire first. If the bank does not answer, it comes back.',
  none: 'You have none left. Each validation uses 1 credit; in the sandbox you can try for free.',
  expired_one: '{{credits}} credit expired unused. Each validation uses 1; in the sandbox you can try for free.',
  expired_other: '{{credits}} credits expired unused. Each validation uses 1; in the sandbox you can try for free.',
  list: 'Where they came from, and when they expire',
  sources: {
    free: 'Free',
    pack: '{{plan}} pack',
    subscription: '{{plan}} subscription',
    operator: 'From CuentaClara',
    unknown: 'From somewhere this page does not know',
  },
  left_one: '{{left}} of {{granted}} left',
  left_other: '{{left}} of {{granted}} left',
  until: 'Until {{date}}',
  today: 'expires today',
  days_one: '{{count}} day left',
  days_other: '{{count}} days left',
  failed: {
    title: 'We could not read when they expire',
    explain: 'Wait a moment and try again.',
    retry: 'Retry',
  },
} satisfies Translation<typeof es>;
