import { cancelSubscription as contract } from '#shared/contract/app/subscriptions.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { cancel } from '../../subscriptions/cancel.ts';
import { settleSubscriptionPorts } from '../../subscriptions/settle-subscription.ts';
import { subscriptionView } from '../../subscriptions/view.ts';

export const cancelSubscription = implement(contract)
  .needing(...settleSubscriptionPorts)
  .by(async ({ params: { id }, caller: { userId } }, ports) => {
    const seen = await ports.subscriptions.find(id);
    if (seen?.userId !== userId) throw new Fault('errors.notFound');
    const cancelled = await cancel(ports, seen);
    if (cancelled === 'notCancellable') throw new Fault('errors.notCancellable');
    return subscriptionView(cancelled, ports.clock.now());
  });

export const handler = await http(cancelSubscription);
