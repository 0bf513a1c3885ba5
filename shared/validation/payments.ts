/**
 * What becomes of a payment. `declined` can be paid by other means; of the last three the money was there and went back,
 * whole or in part, or is disputed.
 */
export const paymentStatuses = [
  'pending',
  'processing',
  'success',
  'declined',
  'cancelled',
  'failed',
  'refunded',
  'reversed',
  'disputed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Those without an end: somebody asks PayPal about them until there is one. */
export const openStatuses = ['pending', 'processing', 'declined'] as const satisfies readonly PaymentStatus[];

/** What is paid for: credits once, a period of a subscription, or what an operator asks for by a link. */
export const purchaseKinds = ['pack', 'period', 'link'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** By what a payment was made, as far as PayPal tells. */
export const paymentMethods = ['paypal', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What becomes of a subscription: `pastDue` while a renewal that failed is tried again. */
export const subscriptionStatuses = ['pending', 'active', 'pastDue', 'suspended', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A link that asks for money: open until it is paid, where it is paid once, its time is over, or an operator takes it back. */
export const payLinkStates = ['open', 'paid', 'expired', 'withdrawn'] as const;
export type PayLinkState = (typeof payLinkStates)[number];

/** What a code of PayPal's comes to for whoever pays; what to do is said in `paymentIssues` of the messages. */
export const issueMeanings = [
  'unapproved',
  'payerCanRetry',
  'elsewhere',
  'final',
  'over',
  'askAgain',
  'treatAsDone',
  'ours',
] as const;
export type IssueMeaning = (typeof issueMeanings)[number];
