import type { Page, Cursor } from '../store/table/sparse-index.ts';

interface Work<T, R> {
  readonly each: (item: T) => Promise<R>;
  /** Items of the same key are done one after the other; absent means all at once. */
  readonly inTurnBy?: (item: T) => string;
  /** So many items, or keys, at once. */
  readonly atOnce: number;
  /** On the clock of `performance`: from then on no other page is begun. */
  readonly deadline?: number;
}

const inTurn = async <T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<PromiseSettledResult<R>[]> => {
  const results: PromiseSettledResult<R>[] = [];
  for (const item of items) results.push(...(await Promise.allSettled([each(item)])));
  return results;
};

const onPage = async <T, R>(
  found: readonly T[],
  { each, inTurnBy, atOnce }: Work<T, R>,
): Promise<PromiseSettledResult<R>[]> => {
  const queues = inTurnBy ? [...Map.groupBy(found, inTurnBy).values()] : found.map((item) => [item]);
  const results: PromiseSettledResult<R>[] = [];
  for (let start = 0; start < queues.length; start += atOnce) {
    const together = queues.slice(start, start + atOnce);
    results.push(...(await Promise.all(together.map((queue) => inTurn(queue, each)))).flat());
  }
  return results;
};

/**
 * Walks a list from its first page to its last and gives what came of each item. What cannot be read, or fails, stops
 * nobody else: it is told at the end, so that the run counts as failed.
 */
export const walk = async <T, R>(
  list: (cursor: Cursor | undefined) => Promise<Page<T>>,
  work: Work<T, R>,
): Promise<R[]> => {
  const results: PromiseSettledResult<R>[] = [];
  const failures: unknown[] = [];
  let cursor: Cursor | undefined;
  do {
    const { found, unreadable, next } = await list(cursor);
    failures.push(...unreadable);
    results.push(...(await onPage(found, work)));
    cursor = next;
  } while (cursor && performance.now() < (work.deadline ?? Number.POSITIVE_INFINITY));
  failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} of ${results.length}`);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};
