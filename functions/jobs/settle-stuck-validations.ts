import { stuckAfterSeconds } from '../rules/bank/pending.ts';
import { minusSeconds } from '../rules/time.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { resume, resumePorts, type Resumed } from '../validations/resume.ts';
import { walk, walkPorts } from './walk.ts';

/** So many owners at once; the validations of one are settled one after the other, because all of them write one wallet. */
const atOnce = 50;
/** A run ends after this long; what is left, is left for the next minute. */
const runMs = 45_000;

/**
 * Goes on with validations whose function died between reserving the credit and writing the answer: their bank is asked
 * again, and the sandbox answers at once. Those that are too old for it become TIMEOUT and the credit goes back. A
 * function lives 29 s at most, so after a minute nobody else is at work on them.
 */
export const settleStuckValidations = everyMinutes(
  1,
  'Interrupted validations are not asked again: their credits stay reserved, and their owners see them as running.',
)
  .needing(...walkPorts, ...resumePorts, 'validations.listUnsettled')
  .by(async (ports) => {
    const now = ports.clock.now();
    const before = minusSeconds(now, stuckAfterSeconds);
    const { results } = await walk(ports, {
      list: 'unsettled',
      page: (cursor) => ports.validations.listUnsettled(before, cursor),
      each: (validation) => resume(ports, validation, now),
      progressOf: (resumed) => (resumed === 'alreadySettled' ? 'untouched' : 'done'),
      inTurnBy: ({ userId }) => userId,
      atOnce,
      deadline: performance.now() + runMs,
    });
    const count = (wanted: Resumed) => results.filter((result) => result === wanted).length;
    return { settled: count('settled'), askedAgain: count('askedAgain') };
  });

export const handler = await scheduled(settleStuckValidations);
