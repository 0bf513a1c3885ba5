import { getSubscription as contract } from '#shared/contract/app/subscriptions.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { subscriptionView } from '../../subscriptions/view.ts';

export const getSubscription = implement(contract)
  .needing('subscriptions.find', 'clock.now')
  .by(async ({ params: { id } }, { subscriptions, clock }) => {
    const subscription = await subscriptions.find(id);
    if (!subscription) throw new Fault('errors.notFound');
    return subscriptionView(subscription, clock.now());
  });

export const handler = await http(getSubscription);
