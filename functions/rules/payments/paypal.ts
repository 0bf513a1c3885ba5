import type { PaymentMethod } from '#shared/validation/payments.ts';

/** An amount as PayPal told it, in hundredths; of any currency, because it is compared with ours. */
export interface Amount {
  readonly cents: number;
  readonly currency: string;
}

/** What went back of a payment: a refund, or what a bank took back. */
export interface Refund {
  readonly id: string;
  readonly cents: number;
  readonly isFinal: boolean;
}

/** Money that PayPal took, or did not: a capture of an order (v2) or a sale of a subscription (v1). */
export interface Charge {
  readonly id: string;
  readonly status: 'completed' | 'pending' | 'declined' | 'failed' | 'refunded' | 'partiallyRefunded';
  /** Why it is pending or was declined, in PayPal's code. */
  readonly reason?: string | undefined;
  readonly amount: Amount;
  /** Our id, as we gave it with the order or the subscription. */
  readonly customId: string | undefined;
  readonly at: string;
  /** How much of it went back in all, where PayPal tells that with the charge: of sales only. */
  readonly refundedCents?: number | undefined;
}

export const orderStatuses = ['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED'] as const;

export interface Order {
  readonly id: string;
  readonly status: (typeof orderStatuses)[number];
  readonly approveUrl: string | undefined;
  readonly customId: string | undefined;
  readonly amount: Amount | undefined;
  readonly payee: string | undefined;
  /** Whether PayPal pays us, as far as our credentials name the account. */
  readonly isPayeeUs: boolean;
  /** By what the payer chose to pay; undefined before they did. */
  readonly method: PaymentMethod | undefined;
  readonly captures: readonly Charge[];
  readonly refunds: readonly Refund[];
}

export const subscriptionStates = [
  'APPROVAL_PENDING',
  'APPROVED',
  'ACTIVE',
  'SUSPENDED',
  'CANCELLED',
  'EXPIRED',
] as const;

/** A subscription as PayPal tells it. */
export interface Agreement {
  readonly id: string;
  readonly status: (typeof subscriptionStates)[number];
  readonly planId: string;
  readonly customId: string | undefined;
  readonly startTime: string | undefined;
  readonly nextBillingTime: string | undefined;
  readonly lastPayment: { readonly amount: Amount; readonly at: string } | undefined;
  readonly failedPayments: number;
  readonly lastFailure:
    | { readonly at: string; readonly reason: string; readonly retryAt: string | undefined }
    | undefined;
  readonly outstanding: Amount | undefined;
  readonly approveUrl: string | undefined;
}

export interface Dispute {
  readonly id: string;
  readonly isOpen: boolean;
  /** Who won, once it is over. */
  readonly winner: 'buyer' | 'seller' | undefined;
  readonly amount: Amount;
}

/** One line of PayPal's own books, for the nightly comparison. */
export interface Transaction {
  readonly id: string;
  /** `T0006` (order), `T0002` (subscription), `T1107` (refund), `T1201` (chargeback)… */
  readonly eventCode: string;
  readonly status: 'S' | 'P' | 'D' | 'V';
  readonly at: string;
  readonly amount: Amount;
  readonly customId: string | undefined;
  /** The transaction that it takes something back of. */
  readonly referenceId: string | undefined;
}

/** What PayPal refused, in its own code; `passes` where the same request may succeed later. */
export interface Refusal {
  readonly refused: string;
  readonly status: number;
  readonly passes: boolean;
}

export type Told<T> = { readonly told: T } | Refusal;

/** Which object a proven webhook is about: a hint of what to read, never the truth about it. */
export type Subject =
  | { readonly about: 'order'; readonly orderId: string; readonly customId?: string | undefined }
  | { readonly about: 'capture'; readonly captureId: string; readonly customId?: string | undefined }
  | { readonly about: 'subscription'; readonly agreementId: string; readonly customId?: string | undefined }
  | { readonly about: 'sale'; readonly saleId: string; readonly agreementId?: string | undefined }
  | { readonly about: 'saleRefund'; readonly refundId: string; readonly saleId: string }
  | { readonly about: 'dispute'; readonly disputeId: string; readonly chargeIds: readonly string[] };
