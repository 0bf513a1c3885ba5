import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  label: 'Your credits',
  none: 'No credits',
  unit_one: 'credit',
  unit_other: 'credits',
  when: { day: 'on {{day}}', today: 'today', inDays_one: 'tomorrow', inDays_other: 'in {{count}} days' },
  until: {
    all_one: 'expires {{when}}',
    all_other: 'expire {{when}}',
    some_one: '{{part}} expires {{when}}',
    some_other: '{{part}} expire {{when}}',
  },
  buy: 'Buy credits',
  buyShort: 'Buy',
  buyHint: 'Packs and prices',
  out: {
    spentTitle: 'No credits available',
    spent: 'You have none left and each validation uses 1. Buy credits to go on, or try the sandbox at no cost.',
    expiredTitle: 'Your credits expired',
    expired_one:
      '{{credits}} credit expired unused and each validation uses 1. Buy credits to go on, or try the sandbox at no cost.',
    expired_other:
      '{{credits}} credits expired unused and each validation uses 1. Buy credits to go on, or try the sandbox at no cost.',
    sandbox: 'Try the sandbox',
  },
  notice: {
    out: 'Each validation uses 1 credit. In the sandbox you can go on testing at no cost.',
    low_one: 'You have {{count}} credit left',
    low_other: 'You have {{count}} credits left',
    lowMore: 'Each validation uses 1.',
    expiring: 'Your credits expire {{when}}',
    expiringMore_one: 'You cannot use the {{credits}} you have left afterwards.',
    expiringMore_other: 'You cannot use the {{credits}} you have left afterwards.',
    someExpiring_one: '{{part}} of your {{credits}} credits expires {{when}}',
    someExpiring_other: '{{part}} of your {{credits}} credits expire {{when}}',
    someExpiringMore: 'Each validation uses those that expire first.',
  },
  packs: {
    names: { basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' },
    label: 'Credit packs',
    holds_one: '{{count}} credit · valid for {{days}} days',
    holds_other: '{{count}} credits · valid for {{days}} days',
    each: '{{price}} per validation',
    api: 'REST API and webhooks',
    keysAll: '{{count}} API keys, sandbox and production',
    keysSandbox: '{{count}} API keys, sandbox only',
    lead: 'One credit, one validation. If the bank does not answer, the credit goes back to your balance.',
    soon: 'Paying online is not possible yet',
    soonMore: 'These are the packs and their prices. Meanwhile, the sandbox uses no credits.',
    close: 'Got it',
  },
} satisfies Translation<typeof es>;
