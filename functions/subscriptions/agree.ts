import { ask, toldOf } from '../payments/told.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Subscription } from '../store/payments/subscription.ts';

export const agreePorts = [
  'subscriptions.find',
  'subscriptions.open',
  'users.find',
  'paypal.createAgreement',
  'dashboard.address',
] as const satisfies readonly PortName[];

/**
 * Makes the agreement of a subscription that has none, and answers the subscription with the address where its payer agrees.
 * PayPal makes one for an id, however often it is asked: whoever repeats a request whose answer was lost goes on with it.
 */
export const agree = async (
  { subscriptions, users, paypal, dashboard }: PortsOf<(typeof agreePorts)[number]>,
  subscription: Subscription,
): Promise<Subscription> => {
  if (subscription.agreementId !== undefined) return subscription;
  const { id, userId, plan, language, startsAt } = subscription;
  const [user, site] = await Promise.all([users.find(userId), dashboard.address()]);
  if (!user) throw new Error('A subscription of nobody');
  const wanted = {
    id,
    plan,
    language,
    email: user.email,
    startTime: startsAt,
    returnUrl: `${site}/subscription/success?subscription=${id}`,
    cancelUrl: `${site}/subscription/cancel?subscription=${id}`,
  };
  const { id: agreementId, approveUrl } = toldOf(await ask(paypal.createAgreement(wanted)), 'createAgreement');
  if (approveUrl === undefined) throw new Error('PayPal made a subscription that nobody can agree to');
  const agreed = await subscriptions.open(subscription, { agreementId, approveUrl });
  const now = agreed ?? (await subscriptions.find(id));
  if (!now) throw new Error('A subscription is gone');
  return now;
};
