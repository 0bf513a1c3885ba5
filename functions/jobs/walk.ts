import type { Page, Cursor } from '../store/table/sparse-index.ts';

interface Work<T, R> {
  readonly each: (item: T) => Promise<R>;
  /** Items of the same key are done one after the other; absent means all at once. */
  readonly inTurnBy?: (item: T) => string;
  /** So many items, or keys, at once. */
  readonly atOnce: number;
  /** On the clock of `performance`: from then on nothing more is begun; absent means that the list is walked to its end. */
  readonly deadline?: number;
}

export interface Walked<R> {
  /** What came of each item. */
  readonly results: readonly R[];
  /** The end of the list was reached: the deadline left nothing behind. */
  readonly isWhole: boolean;
}

const isOver = ({ deadline = Number.POSITIVE_INFINITY }: { readonly deadline?: number }): boolean =>
  performance.now() >= deadline;

const inTurn = async <T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<PromiseSettledResult<R>[]> => {
  const results: PromiseSettledResult<R>[] = [];
  for (const item of items) results.push(...(await Promise.allSettled([each(item)])));
  return results;
};

/** What came of the items of one page, as many as were begun before the deadline. */
const onPage = async <T, R>(found: readonly T[], work: Work<T, R>): Promise<Walked<PromiseSettledResult<R>>> => {
  const { each, inTurnBy, atOnce } = work;
  const queues = inTurnBy ? [...Map.groupBy(found, inTurnBy).values()] : found.map((item) => [item]);
  const results: PromiseSettledResult<R>[] = [];
  for (let start = 0; start < queues.length; start += atOnce) {
    if (isOver(work)) return { results, isWhole: false };
    const together = queues.slice(start, start + atOnce);
    results.push(...(await Promise.all(together.map((queue) => inTurn(queue, each)))).flat());
  }
  return { results, isWhole: true };
};

/**
 * Walks a list from its first page until its end or the deadline, and gives what came of each item. What cannot be read,
 * or fails, stops nobody else: it is told at the end, so that the run counts as failed.
 */
export const walk = async <T, R>(
  list: (cursor: Cursor | undefined) => Promise<Page<T>>,
  work: Work<T, R>,
): Promise<Walked<R>> => {
  const results: PromiseSettledResult<R>[] = [];
  const failures: unknown[] = [];
  let [cursor, isWhole]: [Cursor | undefined, boolean] = [undefined, true];
  do {
    const { found, unreadable, next } = await list(cursor);
    failures.push(...unreadable);
    const page = await onPage(found, work);
    results.push(...page.results);
    cursor = next;
    isWhole = page.isWhole && (!cursor || !isOver(work));
  } while (cursor && isWhole);
  failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} of ${results.length}`);
  return { results: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])), isWhole };
};
