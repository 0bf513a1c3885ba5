import { onMessage, queued } from '../entry/queue.ts';
import type { PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { ofSubscriptions, purchaseChanged } from '../rules/events/purchase-changed.ts';
import { sayingsOf, type Saying } from '../rules/subscriptions/mails.ts';
import type { Subscription } from '../store/payments/subscription.ts';

type Ports = PortsOf<'subscriptions.releaseMail' | 'users.find' | 'mailQueue.add' | 'clock.now'>;

const queue = async ({ users, mailQueue, clock }: Ports, subscription: Subscription, { mail }: Saying) => {
  const { userId, plan, cents, failure, nextBillingAt, entitledUntil: until } = subscription;
  const user = await users.find(userId);
  if (!user) return;
  const due = { id: newId('mail', clock.now()), userId, language: user.language, askedBy: 'us' } as const;
  await mailQueue.add({
    ...due,
    mail,
    plan,
    cents,
    failedAt: failure?.at,
    retryAt: failure?.retryAt,
    nextBillingAt,
    until,
  });
};

/** Tells a customer what became of a renewal or of the subscription; once for each moment of it, whatever happens. */
export const mailAboutSubscription = onMessage(
  purchaseChanged,
  'Customers are not told that a renewal failed, or that their subscription ended.',
  { wanted: ofSubscriptions },
)
  .needing(
    'subscriptions.find',
    'subscriptions.claimMail',
    'subscriptions.releaseMail',
    'users.find',
    'mailQueue.add',
    'clock.now',
  )
  .by(async ({ id }, ports) => {
    const subscription = await ports.subscriptions.find(id);
    for (const saying of subscription ? sayingsOf(subscription) : []) {
      // Claimed before it is queued: whoever dies in between never says the same twice.
      if (!subscription || !(await ports.subscriptions.claimMail(id, saying))) continue;
      try {
        await queue(ports, subscription, saying);
      } catch (error) {
        await ports.subscriptions.releaseMail(id, saying);
        throw error;
      }
    }
  });

export const handler = await queued(mailAboutSubscription);
