import type { Payer } from '../people.ts';

interface Failure {
  readonly at: number;
  readonly units: number;
  readonly retryAt?: number | undefined;
}

interface Revision {
  readonly planId: string;
  readonly quantity: number;
  readonly billingToken: string;
  readonly context: Context;
}

export interface Context {
  readonly brand_name?: string | undefined;
  readonly locale?: string | undefined;
  readonly return_url?: string | undefined;
  readonly cancel_url?: string | undefined;
}

/** Amounts are in the smallest unit of the plan's currency. */
export interface Subscription {
  readonly id: string;
  readonly planId: string;
  readonly quantity: number;
  readonly customId?: string | undefined;
  readonly email?: string | undefined;
  readonly context: Context;
  readonly billingToken: string;
  readonly expressToken: string;
  readonly status: 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  readonly statusNote?: string | undefined;
  readonly statusAt: number;
  readonly startAt: number;
  readonly at: number;
  readonly updatedAt: number;
  readonly payer?: Payer;
  /** What the next billings meet. */
  readonly nextOutcome: 'pay' | 'fail';
  /** Dates that were billed or let pass, and those that were paid. */
  readonly cyclesBegun: number;
  readonly cyclesPaid: number;
  readonly outstanding: number;
  readonly failures: number;
  readonly lastPayment?: { readonly at: number; readonly units: number };
  readonly lastFailure?: Failure;
  readonly nextBillingAt?: number | undefined;
  readonly revision?: Revision | undefined;
  readonly paymentIds: readonly string[];
}
