import type { Payer } from '../people.ts';

/** What was given back: by the merchant, or taken by the payer's bank. Amounts are in the smallest unit. */
export interface Refund {
  readonly id: string;
  readonly kind: 'refund' | 'reversal';
  readonly units: number;
  readonly at: number;
  readonly note?: string | undefined;
  readonly invoiceId?: string | undefined;
}

/** Money that moved: the capture of an order (v2) or the sale of a subscription (v1). */
export interface Payment {
  readonly id: string;
  readonly kind: 'capture' | 'sale';
  /** The order or subscription that it pays. */
  readonly of: string;
  readonly currency: string;
  readonly units: number;
  readonly outcome: 'COMPLETED' | 'PENDING' | 'DECLINED';
  readonly customId?: string | undefined;
  readonly invoiceId?: string | undefined;
  readonly payer: Payer;
  readonly at: number;
  readonly updatedAt: number;
  readonly refunds: readonly Refund[];
}

export const refundedUnits = ({ refunds }: Payment): number => refunds.reduce((sum, { units }) => sum + units, 0);

export const paymentStatus = (payment: Payment) => {
  const refunded = refundedUnits(payment);
  if (refunded === 0) return payment.outcome;
  return refunded < payment.units ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
};
