import type { SubscriptionStatus } from '#shared/validation/payments.ts';
import type { Agreement } from '../payments/paypal.ts';

/** What decides how a subscription stands, beside PayPal's own word. */
export interface Circumstances {
  /** Some sale went through, and not all of its money went back. */
  readonly isPaid: boolean;
  /** The last try to charge failed. */
  readonly fails: boolean;
  /** Its first period begins later. */
  readonly isAhead: boolean;
  /** Nobody agreed to it in time. */
  readonly isTooLate: boolean;
}

type Row = readonly [where: keyof Circumstances | 'always', status: SubscriptionStatus];

/** How a subscription stands by what PayPal says of it: of its rows the first whose circumstance holds. */
export const standings: Readonly<Record<Agreement['status'], readonly Row[]>> = {
  APPROVAL_PENDING: [
    ['isTooLate', 'cancelled'],
    ['always', 'pending'],
  ],
  APPROVED: [['always', 'pending']],
  ACTIVE: [
    ['fails', 'pastDue'],
    ['isPaid', 'active'],
    ['isAhead', 'active'],
    ['always', 'pending'],
  ],
  SUSPENDED: [['always', 'suspended']],
  CANCELLED: [['always', 'cancelled']],
  EXPIRED: [['always', 'expired']],
};

export const standingOf = (status: Agreement['status'], circumstances: Circumstances): SubscriptionStatus => {
  const row = standings[status].find(([holds]) => holds === 'always' || circumstances[holds]);
  if (!row) throw new Error(`Nothing is said of a subscription that is ${status}`);
  return row[1];
};

/** PayPal may still charge it, unless it is cancelled there. */
export const isChargeable = ({ status }: Pick<Agreement, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'SUSPENDED';
