import type { SubscriptionMailName } from '#shared/messages/messages.ts';

interface Subscription {
  readonly status: string;
  readonly endedAs?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly paidThrough?: string | undefined;
  readonly entitledUntil?: string | undefined;
  readonly nextBillingAt?: string | undefined;
  readonly suspendedAt?: string | undefined;
  readonly reactivatedAt?: string | undefined;
  readonly failure?: { readonly at: string; readonly retryAt?: string | undefined } | undefined;
}

/** What is said once for each moment of it. */
export interface Saying {
  readonly about: 'failure' | 'suspension' | 'ending' | 'return';
  readonly moment: string;
  readonly mail: SubscriptionMailName;
}

/** Endings that a customer did not cause by choosing another plan: the receipt of that one tells of it. */
const toldEndings: ReadonlySet<string | undefined> = new Set(['cancelled', 'unpaid', 'refunded', 'expired']);

type Occasion = readonly [
  about: Saying['about'],
  moment: (subscription: Subscription) => string | undefined,
  mail: (subscription: Subscription) => SubscriptionMailName,
];

const occasions: readonly Occasion[] = [
  [
    'failure',
    ({ status, failure, entitledUntil }) => (status === 'pastDue' && entitledUntil ? failure?.at : undefined),
    ({ failure }) => (failure?.retryAt === undefined ? 'renewalFailedForGood' : 'renewalFailed'),
  ],
  [
    'suspension',
    ({ status, suspendedAt }) => (status === 'suspended' ? suspendedAt : undefined),
    () => 'subscriptionSuspended',
  ],
  [
    'ending',
    // What was cancelled before anything was paid for it included nothing that could end.
    ({ endedAs, endedAt, paidThrough }) =>
      toldEndings.has(endedAs) && !(endedAs === 'cancelled' && paidThrough === undefined) ? endedAt : undefined,
    ({ entitledUntil }) => (entitledUntil === undefined ? 'subscriptionEnded' : 'subscriptionCancelled'),
  ],
  [
    'return',
    ({ status, reactivatedAt, nextBillingAt }) => (status === 'active' && nextBillingAt ? reactivatedAt : undefined),
    () => 'subscriptionReactivated',
  ],
];

/** What is to be said of a subscription as it stands. */
export const sayingsOf = (subscription: Subscription): Saying[] =>
  occasions.flatMap(([about, momentOf, mailOf]) => {
    const moment = momentOf(subscription);
    return moment === undefined ? [] : [{ about, moment, mail: mailOf(subscription) }];
  });
