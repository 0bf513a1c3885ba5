import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Your subscription',
  active: '{{plan}} is active',
  activeMore: '{{price}} a month.',
  activeNext: '{{price}} a month. The next charge is on {{date}}.',
  later: '{{plan}} starts on {{date}}',
  laterMore: 'Nothing is charged today. The first charge is {{price}} on {{date}}; until then you keep your plan.',
  over: 'This {{plan}} subscription has ended',
  overMore: 'Nothing more is charged for it.',
  troubled: 'PayPal could not charge {{plan}}',
  troubledMore: 'Look at your subscription: it says what is missing and until when your plan counts.',
  states: {
    asking: {
      title: 'Confirming your subscription',
      explain: 'We are asking PayPal. It mostly takes a few seconds.',
    },
    waiting: {
      title: 'Confirming your subscription',
      explain: 'PayPal has not confirmed it yet. It mostly takes a few seconds; you can close this page.',
    },
    late: {
      title: 'PayPal is taking longer than usual',
      explain: 'Do not subscribe again. We go on asking even if you close this page.',
    },
    offline: {
      title: 'No connection to CuentaClara',
      explain: 'What you agreed to at PayPal is not lost. We ask again as soon as there is a connection.',
    },
    unknown: {
      title: 'We do not know this subscription',
      explain: 'The address leads to none. If you have just agreed to a plan, look for it in your account.',
    },
  },
  works: 'What works already',
  production: '{{keys}} keys, sandbox and production; each production key, up to {{limit}} validations a month.',
  sandbox: '{{keys}} sandbox keys to integrate.',
  includes: 'Includes {{features}}.',
  sum: 'Your credits',
  had: 'you had',
  came: 'from {{plan}}',
  has: 'you have',
  dashboard: 'Go to the dashboard',
  manage: 'See subscription',
  login: 'Log in',
  again: 'Ask again',
  mail: 'The receipt reaches you by email as soon as PayPal charges.',
  left: 'You subscribed to nothing',
  leftMore: 'You came back from PayPal without agreeing. Nothing was charged.',
  leftPlan: 'You came back from PayPal without agreeing to {{plan}}, {{price}} a month. Nothing was charged.',
  back: 'Back to PayPal',
  other: 'Choose another plan',
} satisfies Translation<typeof es>;
