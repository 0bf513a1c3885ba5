import { stuckAfterSeconds } from '../domain/life-cycle.ts';
import { minusSeconds } from '../domain/time.ts';
import { everyMinutes, scheduled } from '../runtime/schedule.ts';

const atOnce = 100;

/**
 * Closes validations whose function died between reserving the credit and writing the answer: they become TIMEOUT and
 * the credit goes back. A function lives 29 s at most, so after a minute nobody else is at work on them.
 * Those whose bank wants more time are not listed here: `ask-pending-validations.ts` closes them.
 */
export const settleStuckValidations = everyMinutes(
  1,
  'Credits of interrupted validations are not given back, and their owners see them as running.',
)
  .needing('validations.listUnsettled', 'validations.settle', 'clock.now')
  .by(async ({ validations, clock }) => {
    let settled = 0;
    for (;;) {
      const now = clock.now();
      const stuck = await validations.listUnsettled(minusSeconds(now, stuckAfterSeconds), atOnce);
      const outcome = { status: 'TIMEOUT', reason: 'interrupted', verified: false } as const;
      const results = await Promise.all(
        stuck.map((validation) => validations.settle(validation, outcome, { at: now })),
      );
      settled += results.filter((result) => result === 'settled').length;
      if (stuck.length < atOnce) return { settled };
    }
  });

export const handler = await scheduled(settleStuckValidations);
