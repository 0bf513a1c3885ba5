import { currency } from '#shared/contract/resources/money.ts';
import { isKnown, isOpen, isPaid } from './states.ts';
import type { Charge, Order } from './paypal.ts';

/** As much of a payment as decides about it. */
export interface Asked {
  readonly id: string;
  readonly status: string;
  readonly cents: number;
  readonly orderId?: string | undefined;
  readonly chargeId?: string | undefined;
  /** Whom PayPal was to pay when it made the order for us. */
  readonly payee?: string | undefined;
  readonly approveBefore?: string | undefined;
  readonly reason?: string | undefined;
}

/** What does not fit; an operator looks at it, and nobody gets credits. */
export type Mismatch = `MISMATCH_${'ORDER' | 'CUSTOM_ID' | 'AMOUNT' | 'CURRENCY' | 'PAYEE'}`;

export type Decision =
  | { readonly next: 'wait' }
  | { readonly next: 'capture' }
  | { readonly next: 'grant'; readonly charge: Charge }
  /** The money is in and granted: what went back of it is compared. */
  | { readonly next: 'compare'; readonly charge: Charge }
  | {
      readonly next: 'become';
      readonly status: 'processing' | 'declined' | 'cancelled' | 'failed';
      readonly reason: string;
    };

const wait: Decision = { next: 'wait' };
const become = (status: 'processing' | 'declined' | 'cancelled' | 'failed', reason: string): Decision => ({
  next: 'become',
  status,
  reason,
});

type Check = readonly [Mismatch, (payment: Asked, order: Order, charge: Charge | undefined) => boolean];

/** Every one has to hold before money is taken and before it is believed. What PayPal does not say does not hold. */
const checks: readonly Check[] = [
  ['MISMATCH_ORDER', (payment, order) => order.id === payment.orderId],
  ['MISMATCH_CUSTOM_ID', (payment, order) => order.customId === payment.id],
  ['MISMATCH_CUSTOM_ID', (payment, _, charge) => !charge || (charge.customId ?? payment.id) === payment.id],
  [
    'MISMATCH_PAYEE',
    (payment, order) => order.isPayeeUs && payment.payee !== undefined && order.payee === payment.payee,
  ],
  ['MISMATCH_AMOUNT', (payment, order, charge) => (charge ?? order).amount?.cents === payment.cents],
  ['MISMATCH_CURRENCY', (_, order, charge) => (charge ?? order).amount?.currency === currency],
];

const mismatchOf = (payment: Asked, order: Order, charge?: Charge): Mismatch | undefined =>
  checks.find(([, holds]) => !holds(payment, order, charge))?.[0];

const took: ReadonlySet<Charge['status']> = new Set(['completed', 'refunded', 'partiallyRefunded']);

/** The charge that counts: the one that was granted, else the one that took money, else the newest. */
const chargeOf = ({ chargeId }: Asked, { captures }: Order): Charge | undefined =>
  captures.find(({ id }) => id === chargeId) ??
  captures.find(({ status }) => took.has(status)) ??
  captures.find(({ status }) => status === 'pending') ??
  captures.at(-1);

/** Money was taken. What went back of it since is compared only after it was granted: so the ledger explains both. */
const whenTaken = (payment: Asked, order: Order, charge: Charge): Decision => {
  if (isPaid(payment.status)) return { next: 'compare', charge };
  const mismatch = mismatchOf(payment, order, charge);
  return mismatch ? become('failed', mismatch) : { next: 'grant', charge };
};

/** A payer who did not approve within the time cannot any more; why it was declined before stays its reason. */
const whenUnapproved = ({ approveBefore, reason }: Asked, now: string): Decision =>
  approveBefore !== undefined && now > approveBefore ? become('cancelled', reason ?? 'NEVER_APPROVED') : wait;

const whenApproved = (payment: Asked, order: Order): Decision => {
  if (payment.status === 'failed') return wait;
  const mismatch = mismatchOf(payment, order);
  return mismatch ? become('failed', mismatch) : { next: 'capture' };
};

/** Of an order as it stands while no money was taken and none is on its way. */
const byStatus: Readonly<Record<Order['status'], (payment: Asked, order: Order, now: string) => Decision>> = {
  CREATED: (payment, _, now) => whenUnapproved(payment, now),
  SAVED: (payment, _, now) => whenUnapproved(payment, now),
  PAYER_ACTION_REQUIRED: (payment, _, now) => whenUnapproved(payment, now),
  APPROVED: whenApproved,
  VOIDED: () => become('cancelled', 'VOIDED'),
  // Its only capture was declined, or failed: such an order cannot be paid any more.
  COMPLETED: (payment, order) => become('failed', chargeOf(payment, order)?.reason ?? 'CAPTURE_DECLINED'),
};

const unpaid = (payment: Asked, order: Order, now: string): Decision => {
  const charge = chargeOf(payment, order);
  if (charge?.status === 'pending') return become('processing', charge.reason ?? 'PENDING');
  return byStatus[order.status](payment, order, now);
};

/**
 * What to do about a payment, from what stands in our row and what PayPal says of its order: nothing else. `undefined`
 * stands for an order that there is not: it was never made, or PayPal forgot it. A payment whose status another version
 * wrote is left to it.
 */
export const decide = (payment: Asked, order: Order | undefined, now: string): Decision => {
  if (!isKnown(payment.status)) return wait;
  if (!order) return isOpen(payment.status) ? whenUnapproved(payment, now) : wait;
  const charge = chargeOf(payment, order);
  if (charge && took.has(charge.status)) return whenTaken(payment, order, charge);
  return isPaid(payment.status) ? wait : unpaid(payment, order, now);
};
