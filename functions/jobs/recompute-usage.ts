import { everyHour, scheduled } from '../entry/schedule.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { requestsKeptDays } from '#shared/contract/app/requests.ts';
import { dayOf, minusDays } from '../rules/time.ts';
import { countsOf, differenceOf, isOfRequests, keyCountsOf, keyOf, sumOf, type Counts } from '../rules/usage/counts.ts';
import type { Counted } from '../store/history/history.ts';
import type { CountedRequest } from '../store/requests/requests.ts';
import type { Day, Tally } from '../store/usage/usage.ts';
import { tellDifference, tellUnproven } from './usage-metrics.ts';
import { walk, walkPorts } from './walk.ts';

const needs = [
  ...walkPorts,
  'history.ofDay',
  'requests.ofDay',
  'usage.listUnproven',
  'usage.find',
  'usage.findKeys',
  'usage.count',
  'usage.prove',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;

const atOnce = 10;
/** A function lives a minute; what is left stays listed for the next run. */
const runMs = 40_000;
/** A day that is read for longer fails by itself: were the whole run killed, nobody behind it would ever be proven. */
const readMs = 50_000;
/** Requests that the stream never told, of one day in one run; the next goes on. */
const missedAtOnce = 1_000;

/** The rows of a day that say of themselves that they were counted. */
const countedRowsOf = async ({ history }: Ports, { userId, date, environment }: Day): Promise<Counted[]> => {
  const rows: Counted[] = [];
  for await (const page of history.ofDay(userId, date))
    rows.push(...page.filter((row) => row.environment === environment && row.usageCountedAt !== undefined));
  return rows;
};

/** What the log says of the requests of a day: the counters of each key, and those that the stream never told. */
interface Logged {
  readonly counts: ReadonlyMap<string, Counts>;
  readonly missed: readonly CountedRequest[];
}

/**
 * Nothing where the oldest requests of a day may be gone from the log. Pages are added up as they come: a day may have
 * more requests than a function has memory.
 */
const requestsOf = async (
  { requests, clock }: Ports,
  { userId, date, environment }: Day,
  until: number,
): Promise<Logged | undefined> => {
  if (date <= dayOf(minusDays(clock.now(), requestsKeptDays))) return undefined;
  const counts = new Map<string, Counts>();
  const missed: CountedRequest[] = [];
  for await (const page of requests.ofDay(userId, date)) {
    if (performance.now() >= until) throw new Error('This day has more requests than a run has time for');
    const rows = page.filter((row) => row.environment === environment);
    missed.push(...rows.filter(({ usageCountedAt }) => usageCountedAt === undefined));
    if (missed.length >= missedAtOnce) break;
    for (const [key, of] of Map.groupBy(rows, (row) => row.key))
      counts.set(key, sumOf(counts.get(key) ?? {}, keyCountsOf([], of)));
  }
  return { counts, missed };
};

/** What a key has to say of a day. What is no longer in the log stays as it was counted. */
const truthOf = (answers: readonly Counted[], requests: Counts | undefined, counted: Counts): Counts => {
  const kept = Object.entries(counted).filter(([kind]) => isOfRequests(kind));
  return { ...keyCountsOf(answers, []), ...(requests ?? Object.fromEntries(kept)) };
};

interface Seen {
  readonly answers: readonly Counted[];
  readonly requests: Logged['counts'] | undefined;
  readonly tallies: ReadonlyMap<string, Tally>;
}

const uncounted: Tally = { counts: {}, revision: 0 };

/** Corrects the counters of the keys that were used on a day; by how much they were wrong, unless one changed meanwhile. */
const proveKeys = async (ports: Ports, day: Day, seen: Seen): Promise<number | undefined> => {
  const answers = Map.groupBy(seen.answers, keyOf);
  let difference = 0;
  for (const key of new Set([...answers.keys(), ...(seen.requests?.keys() ?? []), ...seen.tallies.keys()])) {
    if (key === undefined) continue;
    const tally = seen.tallies.get(key) ?? uncounted;
    const truth = truthOf(answers.get(key) ?? [], seen.requests && (seen.requests.get(key) ?? {}), tally.counts);
    const wrong = differenceOf(tally.counts, truth);
    if (wrong > 0 && (await ports.usage.prove({ ...day, key }, tally, truth)) === 'changed') return undefined;
    difference += wrong;
  }
  return difference;
};

/**
 * Compares the counters of a day and of its keys with the rows that were counted into them; tells by how many answers and
 * requests they were wrong. They are read before the rows, and written only if nobody wrote them meanwhile: what is counted
 * in between is neither lost nor taken for a difference, and leaves the day for the next run (`undefined`). The day itself
 * is proven last: whatever raises a key raises its day.
 */
export const recompute = async (
  ports: Ports,
  day: Day,
  until = Number.POSITIVE_INFINITY,
): Promise<number | undefined> => {
  const seen = await ports.usage.find(day);
  const tallies = await ports.usage.findKeys(day);
  const { counts: requests, missed = [] } = (await requestsOf(ports, day, until)) ?? {};
  // Counting them lists the day once more: the next run proves it with them.
  if (missed.length > 0) return ports.usage.count([], ports.clock.now(), missed);
  const answers = await countedRowsOf(ports, day);
  const truth = countsOf(answers);
  const ofKeys = await proveKeys(ports, day, { answers, requests, tallies });
  if (ofKeys === undefined || (await ports.usage.prove(day, seen, truth)) === 'changed') return undefined;
  return ofKeys + differenceOf(seen.counts, truth);
};

/**
 * Proves the usage of every closed day (UTC) from the validations themselves, the oldest first, and corrects it where it
 * was wrong. A list holds each day until it is proven, so a run goes on where the one before it stopped.
 */
export const recomputeUsage = everyHour('Usage that was counted wrong stays wrong.')
  .needing(...needs)
  .by(async (ports) => {
    const today = dayOf(ports.clock.now());
    const begun = performance.now();
    let difference = 0;
    try {
      const { results, isWhole } = await walk(ports, {
        list: 'unproven',
        page: (cursor) => ports.usage.listUnproven(today, cursor),
        atOnce,
        deadline: begun + runMs,
        each: async (day) => {
          // Read after the wait: others add to it meanwhile.
          const one = await recompute(ports, day, begun + readMs);
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
