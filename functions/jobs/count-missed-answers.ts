import { everyHour, scheduled } from '../entry/schedule.ts';
import type { PortName } from '../ports/connect.ts';
import { minusSeconds } from '../rules/time.ts';
import { tellDifference, tellUnproven } from './usage-metrics.ts';
import { walk, walkPorts } from './walk.ts';

const needs = [...walkPorts, 'validations.listUncounted', 'usage.count'] as const satisfies readonly PortName[];

/** So many customers at once; the answers of one raise the same counters, and are counted one after the other. */
const atOnce = 10;
/** A function lives a minute; what is left stays listed for the next run. */
const runMs = 40_000;
/** The stream tells an answer within seconds; one that it has not told by now may have been given up. */
const missedAfterSeconds = 60 * 60;

/** Counts the answers that the stream never told: a list holds every answer until it is counted. */
export const countMissedAnswers = everyHour('Answers that the stream did not tell are missing in usage.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const before = minusSeconds(now, missedAfterSeconds);
    let counted = 0;
    try {
      const { isWhole } = await walk(ports, {
        list: 'uncounted',
        page: (cursor) => ports.validations.listUncounted(before, cursor),
        progressOf: (one: number) => (one > 0 ? 'done' : 'untouched'),
        atOnce,
        inTurnBy: ({ userId }) => userId,
        deadline: performance.now() + runMs,
        each: async (answer) => {
          // Read after the wait: others add to it meanwhile.
          const one = await ports.usage.count([answer], now);
          counted += one;
          return one;
        },
      });
      tellUnproven(isWhole);
      return { counted };
    } finally {
      // Told even where one answer could not be read.
      tellDifference(counted);
    }
  });

export const handler = await scheduled(countMissedAnswers);
