import type { Desk } from '../desk.ts';
import { newId } from '../ids.ts';
import type { Payment } from '../payments/payment.ts';
import { tellPayment } from '../payments/tell.ts';
import { newPayer } from '../people.ts';
import { days, plusPeriods } from '../time.ts';
import { changed, moved, tellSubscription } from './change.ts';
import type { Plan } from './plan.ts';
import { planOf } from './show.ts';
import type { Subscription } from './subscription.ts';

const retryAfter = 5 * days;

/** The date after so many were billed or let pass; none where the plan ends. */
export const billingDate = ({ every, totalCycles }: Plan, startAt: number, cycles: number): number | undefined =>
  totalCycles && cycles >= totalCycles ? undefined : plusPeriods(startAt, every.period, every.count * cycles);

/** Takes money of the payer, or does not. */
export const takeSale = (desk: Desk, subscription: Subscription, units: number, at: number): Payment => {
  const sale: Payment = {
    id: newId.payment(),
    kind: 'sale',
    of: subscription.id,
    currency: planOf(desk, subscription).currency,
    units,
    outcome: subscription.nextOutcome === 'pay' ? 'COMPLETED' : 'DECLINED',
    customId: subscription.customId,
    payer: subscription.payer ?? newPayer('paypal'),
    at,
    updatedAt: at,
    refunds: [],
  };
  desk.payments.set(sale.id, sale);
  return sale;
};

/** What a payment of all that was owed leaves behind. */
export const paid = (desk: Desk, before: Subscription, sale: Payment, left = 0): Subscription =>
  changed(
    desk,
    before,
    {
      outstanding: left,
      failures: left ? before.failures : 0,
      cyclesPaid: before.cyclesPaid + (left ? 0 : 1),
      lastPayment: { at: sale.at, units: sale.units },
      lastFailure: before.lastFailure && { ...before.lastFailure, retryAt: undefined },
      paymentIds: [...before.paymentIds, sale.id],
    },
    sale.at,
  );

const failed = (desk: Desk, before: Subscription, units: number, at: number): Subscription => {
  const { failureThreshold } = planOf(desk, before);
  const failures = before.failures + 1;
  const isTooMany = failureThreshold > 0 && failures >= failureThreshold;
  const retryAt = isTooMany ? undefined : at + retryAfter;
  const after = changed(desk, before, { outstanding: units, failures, lastFailure: { at, units, retryAt } }, at);
  tellSubscription(desk, after, 'PAYMENT.FAILED', at);
  if (!isTooMany) return after;
  return moved(desk, after, { status: 'SUSPENDED', note: 'Payment failure threshold reached', verb: 'SUSPENDED' }, at);
};

/** Bills so much; what fails stays owed. */
const bill = (desk: Desk, before: Subscription, units: number, at: number): Subscription => {
  if (before.nextOutcome === 'fail') return failed(desk, before, units, at);
  const sale = takeSale(desk, before, units, at);
  const after = paid(desk, before, sale);
  tellPayment(desk, sale, at);
  if (after.nextBillingAt !== undefined) return after;
  return moved(desk, after, { status: 'EXPIRED', verb: 'EXPIRED' }, at);
};

const renew = (desk: Desk, before: Subscription, at: number): Subscription => {
  const plan = planOf(desk, before);
  const cyclesBegun = before.cyclesBegun + 1;
  const nextBillingAt = billingDate(plan, before.startAt, cyclesBegun);
  const owed = plan.units * before.quantity + before.outstanding;
  return bill(desk, { ...before, cyclesBegun, nextBillingAt }, owed, at);
};

const dueAt = ({ status, nextBillingAt = Infinity, lastFailure }: Subscription): number =>
  status === 'ACTIVE' ? Math.min(nextBillingAt, lastFailure?.retryAt ?? Infinity) : Infinity;

/** Bills a date, or tries again what failed. */
export const billNow = (desk: Desk, subscription: Subscription, at: number): void => {
  const isDate = (subscription.nextBillingAt ?? Infinity) <= at;
  schedule(desk, isDate ? renew(desk, subscription, at) : bill(desk, subscription, subscription.outstanding, at));
};

/** Its next billing happens by itself when its time has come. */
export const schedule = (desk: Desk, subscription: Subscription): void => {
  const at = dueAt(subscription);
  if (at === Infinity) {
    desk.agenda.cancel(subscription.id);
    return;
  }
  desk.agenda.set(subscription.id, at, (now) => {
    const current = desk.subscriptions.get(subscription.id);
    if (current?.status === 'ACTIVE') billNow(desk, current, now);
  });
};
