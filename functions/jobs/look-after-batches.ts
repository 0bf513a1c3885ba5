import { putOn, putOnPorts } from '../batches/put-on.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 20;
/** A run begins nothing more after this long; what is left, is left for the next minute. */
const runMs = 40_000;

/**
 * Puts on the next turn of batches that nobody drives, because a function died or a message was lost, and of those whose
 * pause, upload or wait for credits is over. Each stays listed until it is written: one that cannot be driven ages here.
 */
export const lookAfterBatches = everyMinutes(1, 'Batches that were interrupted stand still.')
  .needing(...walkPorts, ...putOnPorts, 'batches.listDue')
  .by(async (ports) => {
    const now = ports.clock.now();
    const { results } = await walk(ports, {
      list: 'batches',
      page: (cursor) => ports.batches.listDue(now, cursor),
      each: (batch) => putOn(ports, batch),
      inTurnBy: ({ id }) => id,
      atOnce,
      deadline: performance.now() + runMs,
    });
    return { putOn: results.length };
  });

export const handler = await scheduled(lookAfterBatches);
