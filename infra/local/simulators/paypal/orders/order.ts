import type { Payer } from '../people.ts';
import type { OrderInput, Unit } from './input.ts';

export interface Approval {
  readonly at: number;
  readonly payer: Payer;
  /** Whether what the payer chose to pay with works; what does not is declined at the capture. */
  readonly isGood: boolean;
}

export interface Order {
  readonly id: string;
  readonly input: OrderInput;
  readonly units: readonly Unit[];
  readonly state: 'open' | 'captured' | 'void';
  readonly approval?: Approval;
  /** Its capture is to wait for a review. */
  readonly isReviewed: boolean;
  /** Of its captures, one for each unit. */
  readonly paymentIds: readonly string[];
  readonly at: number;
  readonly updatedAt: number;
}

/** With a payment source, the payer acts; without one the older words hold. */
export const hasSource = ({ input }: Pick<Order, 'input'>): boolean => input.payment_source !== undefined;

export const orderStatus = (order: Order) => {
  if (order.state === 'void') return 'VOIDED';
  if (order.state === 'captured') return 'COMPLETED';
  if (order.approval) return 'APPROVED';
  return hasSource(order) ? 'PAYER_ACTION_REQUIRED' : 'CREATED';
};

/** Where the payer comes back to, and in which language the pages are. */
export const contextOf = ({ input }: Order) =>
  input.payment_source?.paypal?.experience_context ??
  input.payment_source?.card?.experience_context ??
  input.application_context ??
  {};
