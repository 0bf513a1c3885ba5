import type { Desk } from '../desk.ts';
import type { Payer } from '../people.ts';
import { billNow, schedule } from './bill.ts';
import { changed, moved, tellSubscription } from './change.ts';
import type { Subscription } from './subscription.ts';

export interface Consent {
  readonly payer: Payer;
  readonly isGood: boolean;
}

/** The payer agrees: the first payment is billed at once, or when the subscription starts. */
export const approveSubscription = (desk: Desk, subscription: Subscription, { payer, isGood }: Consent): void => {
  const now = desk.now();
  const startAt = Math.max(now, subscription.startAt);
  const nextOutcome = isGood ? subscription.nextOutcome : 'fail';
  const agreed = changed(desk, subscription, { payer, startAt, nextBillingAt: startAt, nextOutcome }, now);
  const active = moved(desk, agreed, { status: 'ACTIVE', verb: 'ACTIVATED' }, now);
  if (startAt > now) schedule(desk, active);
  else billNow(desk, active, now);
};

/** The payer agrees to another plan, which is billed from the next date on. */
export const approveRevision = (desk: Desk, subscription: Subscription): void => {
  const { revision } = subscription;
  if (!revision) throw new Error(`${subscription.id} has nothing to agree to.`);
  const now = desk.now();
  const { planId, quantity } = revision;
  tellSubscription(desk, changed(desk, subscription, { planId, quantity, revision: undefined }, now), 'UPDATED', now);
};
