import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  title: 'Credit movements',
  debt_one: 'You owe {{count}} credit',
  debt_other: 'You owe {{count}} credits',
  debtMore:
    'A payment was returned after its credits had been used. Your next purchase pays what you owe first; until then you can use whatever balance you have.',
  see: 'See movements',
  columns: { at: 'Date', what: 'What happened', lot: 'From', credits: 'Credits', why: 'Why' },
  kinds: {
    grant: 'Arrived, until {{date}}',
    reserve: 'Validation',
    reserveVoided: 'Validation without an answer: not charged',
    void: 'Came back: the bank did not answer',
    expire: 'Expired unused',
    reverse: 'Left: their payment was returned',
    freeze: 'Waiting: their payment is disputed',
    owe: 'Became a debt: they had been used and their payment was returned',
    repay: 'Paid what you owed',
    repaid: 'Debt paid',
    unknown: 'A movement this page does not know',
  },
  sources: { free: 'Free', pack: 'Pack', subscription: 'Subscription', operator: 'CuentaClara', unknown: '—' },
  debtOf: 'Debt',
  receipt: 'See receipt',
  receiptLabel: 'See receipt of the movement of {{date}}',
  validation: 'See validation',
  validationLabel: 'See validation of the movement of {{date}}',
  none: '—',
  empty: { title: 'No movements', explain: 'Every credit that comes or goes is listed here.' },
  loading: 'Loading movements…',
  failed: {
    title: 'We could not load your movements',
    explain: 'Wait a moment and try again.',
    offline: 'No connection. Try again when the internet is back.',
    retry: 'Retry',
  },
  pages: 'Pages of movements',
  newer: 'Newer',
  older: 'Older',
} satisfies Translation<typeof es>;
