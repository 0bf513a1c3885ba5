import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 20;
/** A run begins nothing more after this long; what is left, is left for the next minute. */
const runMs = 40_000;

/**
 * Puts on turns of webhooks that something is due for later than a queue waits, whose receiver was left alone for a while,
 * or whose sender died. Each stays listed until its turn moves it.
 */
export const lookAfterWebhooks = everyMinutes(1, 'What a webhook did not take is not sent again.')
  .needing(...walkPorts, 'webhookTurns.listDue', 'webhookTurnQueue.add')
  .by(async (ports) => {
    const now = ports.clock.now();
    const { results } = await walk(ports, {
      list: 'webhooks',
      page: (cursor) => ports.webhookTurns.listDue(now, cursor),
      each: ({ userId, id }) => ports.webhookTurnQueue.add({ userId, webhookId: id }),
      inTurnBy: ({ id }) => id,
      atOnce,
      deadline: performance.now() + runMs,
    });
    return { putOn: results.length };
  });

export const handler = await scheduled(lookAfterWebhooks);
