import { onMessage, queued } from '../entry/queue.ts';
import { webhookTurn } from '../rules/webhooks/webhook-turn.ts';
import { takeTurn, takeTurnPorts } from '../webhooks/take-turn.ts';

/** Sends what is due to one webhook. */
export const sendToWebhook = onMessage(
  webhookTurn,
  'Webhooks are sent nothing: what customers run on them stands still.',
  // Each alone: a receiver that takes its time keeps no other waiting.
  { atOnce: 50, perRun: 1 },
)
  .needing(...takeTurnPorts)
  .by((turn, ports) => takeTurn(ports, turn));

export const handler = await queued(sendToWebhook);
