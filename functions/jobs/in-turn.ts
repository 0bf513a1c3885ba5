import type { Listed, Place } from '../store/table/sparse-index.ts';

export interface Turns<T, R> {
  readonly each: (item: T) => Promise<R>;
  /** Items of the same key are done one after the other; absent means all at once. */
  readonly inTurnBy?: (item: T) => string;
  /** So many items, or keys, at once. */
  readonly atOnce: number;
  /** On the clock of `performance`: from then on nothing more is begun; absent means that all is done. */
  readonly deadline?: number;
}

export interface Tried<R> {
  readonly place: Place;
  readonly result: PromiseSettledResult<R>;
}

export const isOver = ({ deadline = Number.POSITIVE_INFINITY }: { readonly deadline?: number }): boolean =>
  performance.now() >= deadline;

const inTurn = async <T, R>(items: readonly Listed<T>[], each: (item: T) => Promise<R>): Promise<Tried<R>[]> => {
  const tried: Tried<R>[] = [];
  for (const { place, item } of items) {
    const [result] = await Promise.allSettled([each(item)]);
    tried.push({ place, result });
  }
  return tried;
};

/** What came of the items of one page, as many as were begun before the deadline. */
export const tryAll = async <T, R>(
  found: readonly Listed<T>[],
  work: Turns<T, R>,
): Promise<{ readonly tried: readonly Tried<R>[]; readonly isWhole: boolean }> => {
  const { each, inTurnBy, atOnce } = work;
  const keyOf = inTurnBy && (({ item }: Listed<T>) => inTurnBy(item));
  const queues = keyOf ? [...Map.groupBy(found, keyOf).values()] : found.map((one) => [one]);
  const tried: Tried<R>[] = [];
  for (let start = 0; start < queues.length; start += atOnce) {
    if (isOver(work)) return { tried, isWhole: false };
    const together = queues.slice(start, start + atOnce);
    tried.push(...(await Promise.all(together.map((queue) => inTurn(queue, each)))).flat());
  }
  return { tried, isWhole: true };
};
