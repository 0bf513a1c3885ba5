import type { PortName, PortsOf } from '../ports/connect.ts';
import type { WebhookTurn } from '../rules/webhooks/webhook-turn.ts';

export const wakePorts = [
  'webhookTurns.wake',
  'webhookTurnQueue.add',
  'clock.now',
] as const satisfies readonly PortName[];

/**
 * Puts a webhook's turn on because its owner wants it: it was switched on, leads elsewhere, or is to be sent something now.
 * A receiver that seemed to be down is tried at once.
 */
export const wake = async (
  { webhookTurns, webhookTurnQueue, clock }: PortsOf<(typeof wakePorts)[number]>,
  { userId, webhookId }: WebhookTurn,
): Promise<void> => {
  if (await webhookTurns.wake({ userId, id: webhookId }, clock.now()))
    await webhookTurnQueue.add({ userId, webhookId });
};
