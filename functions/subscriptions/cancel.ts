import { logger, nameOf } from '../log.ts';
import { ask, isUnknownThere, toldOf } from '../payments/told.ts';
import type { Subscription } from '../store/payments/subscription.ts';
import { settleSubscription, type SettleSubscriptionPorts } from './settle-subscription.ts';

/** What a payer reads at PayPal. */
const reason = 'Cancelled by its owner';
/** PayPal's status of a refusal for what nobody agreed to, or what is over. */
const nothingToCancel = 422;

/** PayPal cancels at once and forgets the paid period: what is paid stands in our row. */
export const cancel = async (
  ports: SettleSubscriptionPorts,
  seen: Subscription,
): Promise<Subscription | 'notCancellable'> => {
  const { id } = seen;
  // Read at PayPal first: of what nobody told yet the paid period would be lost.
  const subscription = await settleSubscription(ports, id).catch((error: unknown) => {
    // Whatever of it cannot be settled: nobody is charged on for that.
    logger.error('subscription not settled before its end', { subscription: id, cause: nameOf(error) });
    return seen;
  });
  if (!subscription?.agreementId || subscription.endedAs !== undefined) return 'notCancellable';
  const answer = await ask(ports.paypal.cancelAgreement(subscription.agreementId, reason));
  // Nor is there anything to cancel where PayPal knows no such agreement: a deletion would wait for it for ever.
  if (!('told' in answer) && (answer.status === nothingToCancel || isUnknownThere(answer))) return 'notCancellable';
  toldOf(answer, 'cancelAgreement');
  return (await settleSubscription(ports, id)) ?? 'notCancellable';
};
