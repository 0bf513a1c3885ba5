/** What a customer is told of a subscription by mail. */
export const subscriptionMails = [
  'renewalFailed',
  'subscriptionSuspended',
  'subscriptionCancelled',
  'subscriptionReactivated',
] as const;
export type SubscriptionMail = (typeof subscriptionMails)[number];

interface Subscription {
  readonly status: string;
  readonly endedAs?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly suspendedAt?: string | undefined;
  readonly reactivatedAt?: string | undefined;
  readonly failure?: { readonly at: string } | undefined;
}

/** A mail and the moment of what it is about: by both it is said once. */
export interface Saying {
  readonly mail: SubscriptionMail;
  readonly moment: string;
}

/** Endings that a customer did not cause by choosing another plan, which the receipt of that one tells. */
const toldEndings: ReadonlySet<string | undefined> = new Set(['cancelled', 'unpaid', 'refunded', 'expired']);

const momentOf: Readonly<Record<SubscriptionMail, (subscription: Subscription) => string | undefined>> = {
  renewalFailed: ({ status, failure }) => (status === 'pastDue' ? failure?.at : undefined),
  subscriptionSuspended: ({ status, suspendedAt }) => (status === 'suspended' ? suspendedAt : undefined),
  subscriptionCancelled: ({ endedAs, endedAt }) => (toldEndings.has(endedAs) ? endedAt : undefined),
  subscriptionReactivated: ({ status, reactivatedAt }) => (status === 'active' ? reactivatedAt : undefined),
};

/** What is to be said of a subscription as it stands. */
export const sayingsOf = (subscription: Subscription): Saying[] =>
  subscriptionMails.flatMap((mail) => {
    const moment = momentOf[mail](subscription);
    return moment === undefined ? [] : [{ mail, moment }];
  });
