import type { PortName, PortsOf } from '../ports/connect.ts';
import { Erased } from '../rules/erased.ts';
import { secondsBetween } from '../rules/time.ts';
import type { Cursor, ListName, Page, Place } from '../store/table/sparse-index.ts';
import { isOver, tryAll, type Tried, type Turns } from './in-turn.ts';
import { tellOldest, tellParked } from './list-metrics.ts';
import { isOutage } from './outage.ts';
import { forgive, setBack, type Failure } from './set-back.ts';

/** What every job that walks a list needs beside its own. */
export const walkPorts = ['parked.setBack', 'parked.forgive', 'clock.now'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof walkPorts)[number]>;

/**
 * What a result means to the list: the item has left it; it stays there, as it should; or nothing came of it although it
 * is listed, which counts as a failure unless somebody else got it done.
 */
export type Progress = 'done' | 'waits' | 'untouched';

interface Work<T, R> extends Turns<T, R> {
  readonly list: ListName;
  readonly page: (cursor: Cursor | undefined) => Promise<Page<T>>;
  /** Absent where all that does not fail is done. */
  readonly progressOf?: (result: R) => Progress;
}

interface Walked<R> {
  /** What came of each item. */
  readonly results: readonly R[];
  /** The end of the list was reached: the deadline left nothing behind. */
  readonly isWhole: boolean;
}

/** The same, with what failed meanwhile. */
interface Surveyed<R> extends Walked<R> {
  readonly failures: readonly unknown[];
}

interface Sum<R> {
  readonly results: readonly R[];
  /** Listed when the run began, and still. */
  readonly open: readonly Place[];
  /** Those of them that were tried, and stay as they should. */
  readonly waiting: readonly Place[];
  readonly failures: readonly unknown[];
  readonly parked: number;
}

const nothing = { results: [], open: [], waiting: [], failures: [], parked: 0 };

const plus = <R>(one: Sum<R>, other: Partial<Sum<R>>): Sum<R> => ({
  results: [...one.results, ...(other.results ?? [])],
  open: [...one.open, ...(other.open ?? [])],
  waiting: [...one.waiting, ...(other.waiting ?? [])],
  failures: [...one.failures, ...(other.failures ?? [])],
  parked: one.parked + (other.parked ?? 0),
});

/** Lists whose items stay for as long as they live: there a failure is told, and not counted. */
const endless: ReadonlySet<ListName> = new Set(['wallets', 'gatewayKeys']);
const isEndless = (list: ListName): boolean => endless.has(list);

type Judged<R> = Partial<Sum<R>> & { failed?: Failure };

/** A failure that is not the item's own is told, and not counted on it. */
const failedAt = ({ place, why }: Failure): Judged<never> =>
  isOutage(why) ? { failures: [why], open: [place] } : { failed: { place, why } };

/** What one item that was tried adds up to, and whether it failed. */
const judged = <T, R>({ place, result }: Tried<R>, work: Work<T, R>): Judged<R> => {
  if (result.status === 'rejected') {
    const why: unknown = result.reason;
    // Its row is about to be removed.
    if (why instanceof Erased) return { open: [place], waiting: [place] };
    return isEndless(work.list) ? { failures: [why] } : failedAt({ place, why });
  }
  const results = [result.value];
  const progress = work.progressOf?.(result.value) ?? 'done';
  if (progress === 'untouched') return { results, failed: { place } };
  return progress === 'waits' ? { results, open: [place], waiting: [place] } : { results };
};

/** Works at one page. */
const onPage = async <T, R>({ found, unreadable }: Page<T>, work: Work<T, R>) => {
  const { tried, isWhole } = await tryAll(found, work);
  const begun = new Set(tried.map(({ place }) => place));
  const left = found.map(({ place }) => place).filter((place) => !begun.has(place));
  const all = [...unreadable.map(failedAt), ...tried.map((one) => judged(one, work))];
  const failed = all.flatMap((one) => one.failed ?? []);
  return { sum: all.reduce<Sum<R>>(plus, { ...nothing, open: left }), failed, isWhole };
};

/** How old the oldest is that a run leaves behind, in seconds; 0 where it leaves nothing that says its age. */
const oldest = (left: readonly { readonly since?: string | undefined }[], now: string): number =>
  left.map(({ since = '' }) => secondsBetween(since, now)).reduce((most, age) => (age > most ? age : most), 0);

/**
 * Walks a list from its first page until its end or the deadline. What cannot be read, or fails, stops nobody else: it is
 * counted on the item, told at the end, and parked when it failed too often; what fails because a service does is told and
 * not counted. Tells how old the oldest item is that stays listed.
 */
export const survey = async <T, R>(ports: Ports, work: Work<T, R>): Promise<Surveyed<R>> => {
  let sum: Sum<R> = nothing;
  const failed: Failure[] = [];
  let [cursor, isWhole]: [Cursor | undefined, boolean] = [undefined, true];
  do {
    const { next, ...page } = await work.page(cursor);
    const worked = await onPage({ ...page, next }, work);
    sum = plus(sum, worked.sum);
    failed.push(...worked.failed);
    cursor = next;
    isWhole = worked.isWhole && (!cursor || !isOver(work));
  } while (cursor && isWhole);
  // Only now: counting failures takes time, and whoever stands behind them has waited long enough.
  const settled = [await setBack(ports, failed, work.atOnce), await forgive(ports, sum.waiting, work.atOnce)];
  const { results, open, failures, parked } = settled.reduce<Sum<R>>(plus, sum);
  tellOldest(work.list, oldest([...open, ...(cursor ?? [])], ports.clock.now()));
  tellParked(parked);
  return { results, isWhole, failures };
};

/** A run in which something failed counts as failed. */
export const throwFailures = ({ results, failures }: Surveyed<unknown>): void => {
  const tried = results.length + failures.length;
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} of ${tried}`);
};

/** The same, where nothing has to be kept of a walk that failed. */
export const walk = async <T, R>(ports: Ports, work: Work<T, R>): Promise<Walked<R>> => {
  const { results, isWhole, failures } = await survey(ports, work);
  throwFailures({ results, isWhole, failures });
  return { results, isWhole };
};
