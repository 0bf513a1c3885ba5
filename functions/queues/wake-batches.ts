import { putOn, putOnPorts } from '../batches/put-on.ts';
import { onMessage, queued } from '../entry/queue.ts';
import { lotGrantedOrEnded } from '../rules/events/lot-granted-or-ended.ts';

/** Credits came, or went: batches that wait for some look again. */
export const wakeBatches = onMessage(
  lotGrantedOrEnded,
  'Batches that wait for credits go on minutes after a purchase, not at once.',
)
  .needing(...putOnPorts, 'batches.listShort')
  .by(async ({ userId }, ports) => {
    for (const batch of await ports.batches.listShort(userId)) await putOn(ports, batch);
  });

export const handler = await queued(wakeBatches);
