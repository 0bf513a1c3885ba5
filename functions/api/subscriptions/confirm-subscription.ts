import { confirmSubscription as contract } from '#shared/contract/app/subscriptions.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { settleSubscription, settleSubscriptionPorts } from '../../subscriptions/settle-subscription.ts';
import { subscriptionView } from '../../subscriptions/view.ts';

const isSilence = (error: unknown): boolean => error instanceof Fault && error.code === 'errors.paymentsUnavailable';

/** Whoever comes back from PayPal asks for it. While PayPal does not answer, it is shown as it stands; a job asks again. */
export const confirmSubscription = implement(contract)
  .needing(...settleSubscriptionPorts)
  .by(async ({ params: { id } }, ports) => {
    const settled = await settleSubscription(ports, id).catch((error: unknown) => {
      if (!isSilence(error)) throw error;
      return ports.subscriptions.find(id);
    });
    if (!settled) throw new Fault('errors.notFound');
    return subscriptionView(settled, ports.clock.now());
  });

export const handler = await http(confirmSubscription);
