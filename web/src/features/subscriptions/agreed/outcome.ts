import { ApiError } from '#shared/contract/client.ts';
import type { Followed } from '../../../lib/follow.ts';
import type { Subscription } from '../api/subscriptions.ts';

/** What is known of a subscription that was just agreed to. `late`: it was asked about for minutes. */
export type Outcome =
  | { readonly state: 'asking' | 'waiting' | 'late' | 'unknown' | 'offline' }
  | { readonly state: 'active' | 'later' | 'over' | 'troubled'; readonly subscription: Subscription };

type Known = Extract<Outcome, { subscription: Subscription }>['state'] | undefined;

/** What the server's answer means to whoever comes back from PayPal; nothing while PayPal has not agreed. */
const knownOf = ({ status, startsAt, activeTo }: Subscription, now: string): Known => {
  switch (status) {
    case 'pending':
    case 'unknown':
      return undefined;
    case 'active':
      if (startsAt !== null && startsAt > now) return 'later';
      // Agreed to, and not paid yet: the first charge is on its way.
      return activeTo === null ? undefined : 'active';
    case 'pastDue':
    case 'suspended':
      return 'troubled';
    case 'cancelled':
    case 'expired':
      return 'over';
  }
};

/** Whether there is an end to tell. */
export const isOver = (subscription: Subscription): boolean =>
  knownOf(subscription, new Date().toISOString()) !== undefined;

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;
const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

export const outcomeOf = ({ seen, trouble, looks, isResting }: Followed<Subscription>, now: string): Outcome => {
  const state = seen && knownOf(seen, now);
  if (seen && state) return { state, subscription: seen };
  if (isMissing(trouble)) return { state: 'unknown' };
  if (isUnreachable(trouble)) return { state: 'offline' };
  if (isResting) return { state: 'late' };
  return { state: looks === 0 ? 'asking' : 'waiting' };
};
