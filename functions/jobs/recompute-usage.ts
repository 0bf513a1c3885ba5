import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { everyDay, scheduled } from '../entry/schedule.ts';
import { environments } from '#shared/validation/environment.ts';
import { isFinal } from '#shared/validation/status.ts';
import { minusDays } from '../rules/time.ts';
import { countsOf, differenceOf } from '../rules/usage/counts.ts';
import type { Validation } from '../store/validations/validations.ts';
import type { Day } from '../store/usage/usage.ts';
import { walk } from './walk.ts';

const needs = [
  'wallets.listOwners',
  'history.ofDay',
  'usage.count',
  'usage.find',
  'usage.correct',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;

const atOnce = 10;
/** A function lives a minute. */
const runMs = 45_000;

/** By how many answers the counters of all customers were wrong: an alarm watches it. */
export const usageDifference = 'usageDifference';

const finalRowsOf = async ({ history }: Ports, userId: string, date: string): Promise<Validation[]> => {
  const rows: Validation[] = [];
  for await (const page of history.ofDay(userId, date)) rows.push(...page.filter(({ status }) => isFinal(status)));
  return rows;
};

const isCounted = ({ usageCountedAt }: Validation): boolean => usageCountedAt !== undefined;

/**
 * Compares one day's counters with the rows that were counted into them, and counts those that never were; tells by how
 * many answers it was wrong. Counters are read before the rows, and corrected only if they still are what they were: an
 * answer that is counted in between is neither lost nor taken for a difference.
 */
export const recompute = async (ports: Ports, userId: string, date: string, now: string): Promise<number> => {
  const days = environments.map((environment): Day => ({ userId, date, environment }));
  const counted = await Promise.all(days.map((day) => ports.usage.find(day)));
  const rows = await finalRowsOf(ports, userId, date);
  const differences = days.map(async (day, index) => {
    const seen = counted[index] ?? {};
    const truth = countsOf(rows.filter((row) => isCounted(row) && row.environment === day.environment));
    const difference = differenceOf(seen, truth);
    const isWrong = difference > 0 && (await ports.usage.correct(day, seen, truth)) === 'corrected';
    return isWrong ? difference : 0;
  });
  const wrong = (await Promise.all(differences)).reduce((sum, one) => sum + one, 0);
  const missed = rows.filter((row) => !isCounted(row));
  return wrong + (await ports.usage.count(missed, now));
};

/** Proves yesterday's usage from the validations themselves, and corrects it where it was wrong. */
export const recomputeUsage = everyDay('Usage that was counted wrong stays wrong.')
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const date = minusDays(now, 1).slice(0, 'YYYY-MM-DD'.length);
    let difference = 0;
    try {
      const { results: owners } = await walk((cursor) => ports.wallets.listOwners(cursor), {
        atOnce,
        deadline: performance.now() + runMs,
        each: async ({ userId }) => {
          difference += await recompute(ports, userId, date, now);
        },
      });
      return { owners: owners.length, difference };
    } finally {
      // Told even where one customer's rows could not be read.
      metrics.singleMetric().addMetric(usageDifference, MetricUnit.Count, difference);
    }
  });

export const handler = await scheduled(recomputeUsage);
