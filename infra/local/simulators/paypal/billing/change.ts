import type { Desk } from '../desk.ts';
import { showSubscription } from './show.ts';
import type { Subscription } from './subscription.ts';

export const changed = (desk: Desk, before: Subscription, change: Partial<Subscription>, at: number): Subscription => {
  const after = { ...before, ...change, updatedAt: at };
  desk.subscriptions.set(after.id, after);
  return after;
};

type Verb =
  | 'CREATED'
  | 'ACTIVATED'
  | 'UPDATED'
  | 'RE-ACTIVATED'
  | 'CANCELLED'
  | 'SUSPENDED'
  | 'EXPIRED'
  | 'PAYMENT.FAILED';

export const tellSubscription = (desk: Desk, subscription: Subscription, verb: Verb, at: number): void =>
  desk.webhooks.tell(
    {
      event_type: `BILLING.SUBSCRIPTION.${verb}`,
      resource_type: 'subscription',
      resource_version: '2.0',
      summary: verb === 'PAYMENT.FAILED' ? 'Payment failed on subscription' : `Subscription ${verb.toLowerCase()}`,
      resource: showSubscription(desk, subscription),
    },
    { at, subject: subscription.id },
  );

/** A new status, told to whoever listens. */
export const moved = (
  desk: Desk,
  before: Subscription,
  { status, note, verb }: { readonly status: Subscription['status']; readonly note?: string; readonly verb: Verb },
  at: number,
): Subscription => {
  const after = changed(desk, before, { status, statusNote: note, statusAt: at }, at);
  tellSubscription(desk, after, verb, at);
  return after;
};
