import { receiveWebhook as contract } from '#shared/contract/app/payments.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { logger, tellCount } from '../../log.ts';
import { subjectOf } from '../../rules/payments/webhook-event.ts';
import { webhooksIgnored, webhooksUnreadable } from '../../rules/payments/webhook-metrics.ts';

const counted = { ignored: webhooksIgnored, unreadable: webhooksUnreadable } as const;

/** Takes the ids of what an event is about and answers at once; a queue goes on from there. */
export const receiveWebhook = implement(contract)
  .needing('paymentQueue.add')
  .by(async ({ rawBody }, { paymentQueue }) => {
    const subject = subjectOf(new TextDecoder().decode(rawBody));
    if (typeof subject === 'object') await paymentQueue.add(subject);
    else {
      logger.info('webhook without a subject', { because: subject });
      tellCount(counted[subject]);
    }
    return { received: true };
  });

export const handler = await http(receiveWebhook);
