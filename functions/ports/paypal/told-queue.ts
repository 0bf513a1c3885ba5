import { groupOf } from '../../rules/payments/payment-told.ts';
import type { Subject } from '../../rules/payments/paypal.ts';
import { addTo } from '../add-to-queue.ts';
import { queuesPayments } from '../grant.ts';

export const verbs = {
  /** Puts what PayPal told of where it is looked into. */
  add: addTo<Subject>({ url: 'PAYMENT_QUEUE_URL', grant: queuesPayments, groupOf }),
};
