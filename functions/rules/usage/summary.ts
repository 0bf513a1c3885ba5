import type { z } from 'zod';
import type { Usage } from '#shared/contract/app/usage.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { doorOfKeys } from '#shared/validation/doors.ts';
import type { Counts } from './counts.ts';
import { percentilesOf, type Histogram } from './latency.ts';

type UsageView = z.output<typeof Usage>;
type Counted = UsageView['totals'];

/** One counter: what it counts, in parts, and how many. */
export interface Count {
  readonly parts: readonly string[];
  readonly count: number;
}

export const partsOf = (counts: Counts): readonly Count[] =>
  Object.entries(counts).map(([kind, count]) => ({ parts: kind.split('.'), count }));

const sum = (counts: readonly Count[]): number => counts.reduce((total, { count }) => total + count, 0);

const places = { VALID: 'valid', INVALID: 'invalid', ERROR: 'error', TIMEOUT: 'timeout' } as const;

/** Answers by status, which stands at one place of their counters. */
const countedBy = (counts: readonly Count[], place: number): Counted => {
  const of = (status: keyof typeof places) => sum(counts.filter(({ parts }) => parts[place] === status));
  const [valid, invalid, error, timeout] = [of('VALID'), of('INVALID'), of('ERROR'), of('TIMEOUT')];
  return { total: valid + invalid + error + timeout, valid, invalid, error, timeout };
};

/** `<status>.api.<key>`: answers of a key, or of all. */
const isOfKey =
  (key: string | undefined) =>
  ({ parts: [, door, id] }: Count): boolean =>
    door === doorOfKeys && (key === undefined || id === key);

/** The answers of these days through a key, or through any. */
export const answersOf = (days: readonly Counts[], key: string | undefined): Counted =>
  countedBy(days.flatMap(partsOf).filter(isOfKey(key)), 0);

/** The same by key. */
export const answersByKey = (days: readonly Counts[], key: string | undefined): readonly (Counted & { id: string })[] =>
  [...Map.groupBy(days.flatMap(partsOf).filter(isOfKey(key)), ({ parts: [, , id = ''] }) => id)].map(([id, of]) => ({
    id,
    ...countedBy(of, 0),
  }));

const histogramOf = (counts: readonly Count[]): Histogram => {
  const histogram: Record<number, number> = {};
  for (const { parts, count } of counts) {
    const bucket = Number(parts[2]);
    histogram[bucket] = (histogram[bucket] ?? 0) + count;
  }
  return histogram;
};

const isCode = (code: string): code is ErrorCode => Object.hasOwn(catalogue, code);

/** By how often they were met; a code of another version has no status to tell. */
const errorsIn = (counts: readonly Count[]): UsageView['errors'] =>
  [...Map.groupBy(counts, ({ parts }) => parts.slice(1).join('.'))]
    .flatMap(([error, of]) => (isCode(error) ? [{ error, status: catalogue[error].status, count: sum(of) }] : []))
    .toSorted((one, other) => other.count - one.count || (one.error < other.error ? -1 : 1));

/** What the counters of keys say: answers by country, how long they took, and requests by error. */
export const detailsOf = (keyDays: readonly Counts[]) => {
  const kinds = Map.groupBy(keyDays.flatMap(partsOf), ({ parts: [kind] }) => kind);
  const [answers, durations] = [kinds.get('a') ?? [], kinds.get('l') ?? []];
  const countries = [...Map.groupBy(answers, ({ parts }) => parts[2] ?? '')]
    .map(([country, of]) => ({
      country,
      ...countedBy(of, 1),
      latency: percentilesOf(histogramOf(durations.filter(({ parts }) => parts[1] === country))),
    }))
    .toSorted((one, other) => other.total - one.total || (one.country < other.country ? -1 : 1));
  return {
    countries,
    latency: percentilesOf(histogramOf(durations)),
    requests: sum(kinds.get('r') ?? []),
    errors: errorsIn(kinds.get('e') ?? []),
  };
};
