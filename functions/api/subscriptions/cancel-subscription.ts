import { cancelSubscription as contract } from '#shared/contract/app/subscriptions.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { logger, nameOf } from '../../log.ts';
import { ask, toldOf } from '../../payments/told.ts';
import { settleSubscription, settleSubscriptionPorts } from '../../subscriptions/settle-subscription.ts';
import { subscriptionView } from '../../subscriptions/view.ts';

/** What a payer reads at PayPal. */
const reason = 'Cancelled by its owner';
/** PayPal's status of a refusal for what nobody agreed to, or what is over. */
const nothingToCancel = 422;

/** PayPal cancels at once and forgets the paid period: what is paid stands in our row. */
export const cancelSubscription = implement(contract)
  .needing(...settleSubscriptionPorts)
  .by(async ({ params: { id }, caller: { userId } }, ports) => {
    const seen = await ports.subscriptions.find(id);
    if (seen?.userId !== userId) throw new Fault('errors.notFound');
    // Read at PayPal first: of what nobody told yet the paid period would be lost.
    const subscription = await settleSubscription(ports, id).catch((error: unknown) => {
      // Whatever of it cannot be settled: nobody is charged on for that.
      logger.error('subscription not settled before its end', { subscription: id, cause: nameOf(error) });
      return seen;
    });
    if (!subscription?.agreementId || subscription.endedAs !== undefined) throw new Fault('errors.notCancellable');
    const answer = await ask(ports.paypal.cancelAgreement(subscription.agreementId, reason));
    if (!('told' in answer) && answer.status === nothingToCancel) throw new Fault('errors.notCancellable');
    toldOf(answer, 'cancelAgreement');
    const cancelled = await settleSubscription(ports, id);
    if (!cancelled) throw new Fault('errors.notFound');
    return subscriptionView(cancelled, ports.clock.now());
  });

export const handler = await http(cancelSubscription);
