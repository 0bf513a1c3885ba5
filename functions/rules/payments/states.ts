import { openStatuses, paymentStatuses, type PaymentStatus } from '#shared/validation/payments.ts';

/**
 * What may become of a payment, state by state. A cancelled or failed one still becomes a success: where PayPal has the
 * money after all, its payer gets what was paid for.
 */
export const transitions = {
  pending: ['processing', 'success', 'declined', 'cancelled', 'failed'],
  processing: ['success', 'declined', 'cancelled', 'failed'],
  declined: ['processing', 'success', 'cancelled', 'failed'],
  cancelled: ['processing', 'success', 'declined', 'failed'],
  failed: ['processing', 'success'],
  success: ['refunded', 'reversed', 'disputed'],
  disputed: ['success', 'refunded', 'reversed'],
  refunded: ['reversed', 'disputed'],
  reversed: ['success', 'refunded', 'disputed'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

export const isKnown = (status: string): status is PaymentStatus =>
  (paymentStatuses as readonly string[]).includes(status);

/** A payment whose status another version wrote is left to it. */
export const mayBecome = (from: string, to: PaymentStatus): boolean =>
  isKnown(from) && (transitions[from] as readonly PaymentStatus[]).includes(to);

/** Nothing is decided yet: jobs ask PayPal about it. */
export const isOpen = (status: string): boolean => (openStatuses as readonly string[]).includes(status);

/** The money was there, whatever became of it later: what it bought was granted. */
const paidStatuses = ['success', 'refunded', 'reversed', 'disputed'] as const satisfies readonly PaymentStatus[];
export const isPaid = (status: string): boolean => (paidStatuses as readonly string[]).includes(status);
