import type { WebhookTurn } from '../../rules/webhooks/webhook-turn.ts';
import { addTo } from '../add-to-queue.ts';
import { queuesWebhookTurns } from '../grant.ts';

export const verbs = {
  /** Puts a turn of a webhook where its events are sent, so many seconds from now. */
  add: addTo<WebhookTurn>({
    url: 'WEBHOOK_TURN_QUEUE_URL',
    grant: queuesWebhookTurns,
    groupOf: ({ userId }) => userId,
  }),
};
