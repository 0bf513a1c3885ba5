import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import { newId } from '../proof.ts';
import type { Charge } from '../rules/payments/paypal.ts';
import { receiptOf } from '../rules/payments/receipt.ts';
import { momentOf } from '../rules/subscriptions/month.ts';
import type { Period } from '../rules/subscriptions/periods.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Payment } from '../store/payments/payment.ts';
import type { Subscription } from '../store/payments/subscription.ts';

const letters = '0123456789abcdefghjkmnpqrstvwxyz';
/** Of an id, behind its time. */
const chanceLength = 16;

/** The same for the same sale, however often it is told: so a sale is one payment. */
const paymentIdOf = ({ id, at }: Charge): string => {
  const hash = createHash('sha256').update(id).digest().subarray(0, chanceLength);
  const chance = [...hash].map((byte) => letters[byte % letters.length]).join('');
  return `pay_${encodeTime(Date.parse(at)).toLowerCase()}${chance}`;
};

const paymentOf = (subscription: Subscription, charge: Charge, credits: number) => {
  const { id: subscriptionId, userId, plan, language } = subscription;
  const at = momentOf(charge.at);
  return {
    id: paymentIdOf(charge),
    userId,
    subscriptionId,
    purchase: { kind: 'period', tier: plan, credits, validDays: 0 },
    cents: charge.amount.cents,
    language,
    createdAt: at,
    chargeId: charge.id,
    version: 0,
  } as const;
};

/** The payment of a period and the lot that it buys, as they are to be. */
export const grantOf = (subscription: Subscription, { charge, credits, startsAt, endsAt }: Period, now: string) => {
  const lotId = newId('lot', now);
  const lot: Lot = {
    lotId,
    source: 'subscription',
    tier: subscription.plan,
    granted: credits,
    remaining: credits,
    expiresAt: endsAt,
  };
  const asked = paymentOf(subscription, charge, credits);
  const changes = {
    paidAt: startsAt,
    grantedAt: now,
    receipt: receiptOf(asked.id, startsAt),
    method: 'paypal',
  } as const;
  const payment: Payment = { ...asked, ...changes, status: 'success' };
  return { payment, chargeId: charge.id, lot, changes, at: now };
};

/** Why money buys nothing: nobody agreed to it, or nobody is there any more who could have what it buys. */
export type MismatchedSale = 'MISMATCH_SALE' | 'ACCOUNT_GONE';

/** Money that buys nothing: an operator sees it among the payments. */
export const mismatchOf = (subscription: Subscription, charge: Charge, reason: MismatchedSale): Payment => ({
  ...paymentOf(subscription, charge, 0),
  cents: Math.max(1, charge.amount.cents),
  status: 'failed',
  reason,
});
