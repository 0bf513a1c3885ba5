import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  legend: 'How you pay',
  paypal: 'PayPal',
  paypalMore: 'With your balance or bank',
  card: 'Card',
  cardMore: 'On PayPal’s page',
  where: 'You pay on PayPal’s page: your card details never reach CuentaClara.',
  failed: {
    title: 'We could not prepare the payment',
    detail: 'You were not charged. Wait a moment and try again.',
  },
  offline: {
    title: 'No connection',
    detail: 'We could not reach the server. You were not charged: check your internet and try again.',
  },
} satisfies Translation<typeof es>;
