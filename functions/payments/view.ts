import type * as z from 'zod';
import type { Payment as Shown } from '#shared/contract/app/payments.ts';
import { moneyOf } from '#shared/contract/resources/money.ts';
import { shown } from '#shared/contract/shown.ts';
import { packNames } from '#shared/plans.ts';
import { paymentStatuses, purchaseKinds } from '#shared/validation/payments.ts';
import { issues } from '../rules/payments/issues.ts';
import type { Payment } from '../store/payments/payment.ts';

const packOf = ({ kind, tier }: Payment['purchase']) =>
  kind === 'link' ? null : (packNames.find((name) => name === tier) ?? null);

/** Where it can still be paid. */
const noApproval = { approveUrl: null, approveBefore: null };
const approvalOf = ({ status, approveUrl, approveBefore }: Payment, now: string) => {
  const isPayable = (status === 'pending' || status === 'declined') && (approveBefore ?? now) >= now;
  return isPayable ? { approveUrl: approveUrl ?? null, approveBefore: approveBefore ?? null } : noApproval;
};

const refundedOf = ({ takenBack }: Payment) => (takenBack && takenBack.cents > 0 ? moneyOf(takenBack.cents) : null);

/** Of codes of PayPal’s that refused it; what we found ourselves needs an operator, and no advice. */
const adviceOf = ({ status, reason = '' }: Payment) =>
  status === 'declined' || status === 'failed' ? (issues.get(reason) ?? null) : null;

const creditsBackOf = ({ takenBack, frozen, purchase }: Payment) =>
  (takenBack || frozen) && purchase.credits > 0
    ? { taken: takenBack?.credits ?? 0, owed: takenBack?.owed ?? 0, waiting: frozen?.credits ?? 0 }
    : null;

/** A payment as whoever holds its id may see it: it names nobody. */
export const paymentView = (payment: Payment, now: string): z.input<typeof Shown> => ({
  id: payment.id,
  status: shown(paymentStatuses, payment.status),
  kind: shown(purchaseKinds, payment.purchase.kind),
  pack: packOf(payment.purchase),
  description: payment.purchase.description ?? null,
  credits: payment.purchase.credits,
  amount: moneyOf(payment.cents),
  refunded: refundedOf(payment),
  method: payment.method ?? null,
  reason: payment.reason ?? null,
  advice: adviceOf(payment),
  creditsBack: creditsBackOf(payment),
  receipt: payment.receipt ?? null,
  createdAt: payment.createdAt,
  paidAt: payment.paidAt ?? null,
  creditsExpireAt: payment.creditsExpireAt ?? null,
  ...approvalOf(payment, now),
});
