import { ApiError } from '#shared/contract/client.ts';
import type { Subscription } from '../api/subscriptions.ts';

/** What is known of a subscription that was just agreed to. `late`: it was asked for minutes. */
export type Outcome =
  | { readonly state: 'asking' | 'waiting' | 'late' | 'unknown' | 'offline' }
  | { readonly state: 'active' | 'later' | 'over' | 'troubled'; readonly subscription: Subscription };

/** Nothing else is known yet: it goes on being asked. */
const open: readonly Outcome['state'][] = ['asking', 'waiting', 'offline'];
export const isOpen = ({ state }: Outcome): boolean => open.includes(state);

/** What the server's answer means to whoever comes back from PayPal. */
export const outcomeOf = (subscription: Subscription, now: string): Outcome => {
  const { status, startsAt, activeTo } = subscription;
  switch (status) {
    case 'pending':
    case 'unknown':
      return { state: 'waiting' };
    case 'active':
      if (startsAt !== null && startsAt > now) return { state: 'later', subscription };
      // Agreed to, and not paid yet: the first charge is on its way.
      return activeTo === null ? { state: 'waiting' } : { state: 'active', subscription };
    case 'pastDue':
    case 'suspended':
      return { state: 'troubled', subscription };
    case 'cancelled':
    case 'expired':
      return { state: 'over', subscription };
  }
};

/** A subscription that does not exist stays so; whatever else fails may be over in a moment. */
export const refusedAs = (error: unknown): Outcome => {
  if (!(error instanceof ApiError) || error.status === 0) return { state: 'offline' };
  return { state: error.status === 404 || error.status === 422 ? 'unknown' : 'waiting' };
};
