import { onMessage, queued } from '../entry/queue.ts';
import { logger, tellCount } from '../log.ts';
import { ownerPorts, ownersOf } from '../payments/owner-of.ts';
import { settlePayment, settlePorts } from '../payments/settle-payment.ts';
import { paymentTold } from '../rules/payments/payment-told.ts';
import { webhooksOfNobody } from '../rules/payments/webhook-metrics.ts';
import { settleSubscription, settleSubscriptionPorts } from '../subscriptions/settle-subscription.ts';

/** Asks PayPal about what it told of; nothing that it told is believed. */
export const settleWhatPaypalTold = onMessage(
  paymentTold,
  'Who paid and did not come back to us waits up to a quarter of an hour for the credits, as do renewals.',
)
  .needing(...ownerPorts, ...settlePorts, ...settleSubscriptionPorts)
  .by(async (subject, ports) => {
    const owners = await ownersOf(subject, ports);
    for (const owner of owners) {
      if ('paymentId' in owner) await settlePayment(ports, owner.paymentId);
      else await settleSubscription(ports, owner.subscriptionId, subject);
    }
    if (owners.length > 0) return;
    logger.warn('paypal told of nobody', { subject });
    tellCount(webhooksOfNobody);
  });

export const handler = await queued(settleWhatPaypalTold);
