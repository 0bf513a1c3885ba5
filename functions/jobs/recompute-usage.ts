import { everyHour, scheduled } from '../entry/schedule.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { countsOf, differenceOf } from '../rules/usage/counts.ts';
import type { Day } from '../store/usage/usage.ts';
import type { Counted } from '../store/history/history.ts';
import { tellDifference, tellUnproven } from './usage-metrics.ts';
import { walk, walkPorts } from './walk.ts';

const needs = [
  ...walkPorts,
  'history.ofDay',
  'usage.listUnproven',
  'usage.find',
  'usage.prove',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;

const atOnce = 10;
/** A function lives a minute; what is left stays listed for the next run. */
const runMs = 40_000;

/** The rows of a day that say of themselves that they were counted. */
const countedRowsOf = async ({ history }: Ports, { userId, date, environment }: Day): Promise<Counted[]> => {
  const rows: Counted[] = [];
  for await (const page of history.ofDay(userId, date))
    rows.push(...page.filter((row) => row.environment === environment && row.usageCountedAt !== undefined));
  return rows;
};

/**
 * Compares a day's counters with the rows that were counted into them; tells by how many answers they were wrong. They
 * are read before the rows, and written only if nobody wrote them meanwhile: an answer that is counted in between is neither
 * lost nor taken for a difference, and leaves the day for the next run (`undefined`).
 */
export const recompute = async (ports: Ports, day: Day): Promise<number | undefined> => {
  const seen = await ports.usage.find(day);
  const truth = countsOf(await countedRowsOf(ports, day));
  return (await ports.usage.prove(day, seen, truth)) === 'proven' ? differenceOf(seen.counts, truth) : undefined;
};

/**
 * Proves the usage of every closed day (UTC) from the validations themselves, the oldest first, and corrects it where it
 * was wrong. A list holds each day until it is proven, so a run goes on where the one before it stopped.
 */
export const recomputeUsage = everyHour('Usage that was counted wrong stays wrong.')
  .needing(...needs)
  .by(async (ports) => {
    const today = ports.clock.now().slice(0, 'YYYY-MM-DD'.length);
    let difference = 0;
    try {
      const { results, isWhole } = await walk(ports, {
        list: 'unproven',
        page: (cursor) => ports.usage.listUnproven(today, cursor),
        atOnce,
        deadline: performance.now() + runMs,
        each: async (day) => {
          // Read after the wait: others add to it meanwhile.
          const one = await recompute(ports, day);
          difference += one ?? 0;
          return one;
        },
        progressOf: (one: number | undefined) => (one === undefined ? 'untouched' : 'done'),
      });
      tellUnproven(isWhole);
      return { days: results.length, difference };
    } finally {
      // Told even where one customer's rows could not be read.
      tellDifference(difference);
    }
  });

export const handler = await scheduled(recomputeUsage);
