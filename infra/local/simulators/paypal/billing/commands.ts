import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, noContent } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { text } from '../http/fields.ts';
import { Refusal } from '../http/refusal.ts';
import { billingDate, schedule } from './bill.ts';
import { moved } from './change.ts';
import { subscriptionIn } from './create.ts';
import { planOf } from './show.ts';
import type { Subscription } from './subscription.ts';

const reasonInput = z.object({ reason: text(128) });

interface Command {
  readonly from: readonly Subscription['status'][];
  readonly to: Subscription['status'];
  readonly verb: 'CANCELLED' | 'SUSPENDED' | 'RE-ACTIVATED';
  readonly change?: (desk: Desk, subscription: Subscription) => Subscription;
}

/** Dates that passed meanwhile are not billed; what is owed is, with the next. */
const resumed = (desk: Desk, subscription: Subscription): Subscription => {
  const plan = planOf(desk, subscription);
  if (plan.failureThreshold > 0 && subscription.failures >= plan.failureThreshold && subscription.outstanding > 0)
    throw new Refusal([
      {
        issue: 'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
        description: 'Subscription cannot be activated after payment failure threshold has reached.',
      },
    ]);
  let { cyclesBegun } = subscription;
  while ((billingDate(plan, subscription.startAt, cyclesBegun) ?? Infinity) <= desk.now()) cyclesBegun += 1;
  const lastFailure = subscription.lastFailure && { ...subscription.lastFailure, retryAt: undefined };
  const nextBillingAt = billingDate(plan, subscription.startAt, cyclesBegun);
  return { ...subscription, cyclesBegun, nextBillingAt, ...(lastFailure ? { lastFailure } : {}) };
};

const command =
  ({ from, to, verb, change = (_, subscription) => subscription }: Command) =>
  (desk: Desk, call: Call): Answer => {
    const subscription = subscriptionIn(desk, call);
    const { reason } = bodyOf(call, reasonInput);
    if (!from.includes(subscription.status)) throw new Refusal('SUBSCRIPTION_STATUS_INVALID');
    schedule(desk, moved(desk, change(desk, subscription), { status: to, note: reason, verb }, desk.now()));
    return noContent;
  };

export const cancelSubscription = command({ from: ['ACTIVE', 'SUSPENDED'], to: 'CANCELLED', verb: 'CANCELLED' });
export const suspendSubscription = command({ from: ['ACTIVE'], to: 'SUSPENDED', verb: 'SUSPENDED' });
export const activateSubscription = command({
  from: ['SUSPENDED'],
  to: 'ACTIVE',
  verb: 'RE-ACTIVATED',
  change: resumed,
});
