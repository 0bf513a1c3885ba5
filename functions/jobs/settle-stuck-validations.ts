import { stuckAfterSeconds } from '../rules/bank/pending.ts';
import { minusSeconds } from '../rules/time.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { walk } from './walk.ts';

const outcome = { status: 'TIMEOUT', reason: 'interrupted', verified: false } as const;

/** So many owners at once; the validations of one are settled one after the other, because all of them write one wallet. */
const atOnce = 50;
/** A run ends after this long; what is left, is left for the next minute. */
const runMs = 45_000;

/**
 * Closes validations whose function died between reserving the credit and writing the answer: they become TIMEOUT and
 * the credit goes back. A function lives 29 s at most, so after a minute nobody else is at work on them.
 * Those whose bank wants more time are not listed here: `poll-pending-validations.ts` closes them.
 */
export const settleStuckValidations = everyMinutes(
  1,
  'Credits of interrupted validations are not given back, and their owners see them as running.',
)
  .needing('validations.listUnsettled', 'validations.settle', 'clock.now')
  .by(async ({ validations, clock }) => {
    const now = clock.now();
    const before = minusSeconds(now, stuckAfterSeconds);
    const { results } = await walk((cursor) => validations.listUnsettled(before, cursor), {
      each: (validation) => validations.settle(validation, outcome, now),
      inTurnBy: ({ userId }) => userId,
      atOnce,
      deadline: performance.now() + runMs,
    });
    return { settled: results.filter((result) => result === 'settled').length };
  });

export const handler = await scheduled(settleStuckValidations);
