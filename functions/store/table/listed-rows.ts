import { batchGet } from './batch-get.ts';
import type { Item } from './row.ts';
import {
  readList,
  type Cursor,
  type Listed,
  type ListName,
  type Page,
  type Place,
  type Unreadable,
} from './sparse-index.ts';

/** Of each of the partitions a list is spread over: what they hold together is fetched at once. */
const pageSize = 5;

interface Reading {
  readonly before: string;
  readonly cursor?: Cursor | undefined;
}

/** Of a customer several things may be listed. */
const keyOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;

/** One page of a list with its rows. One that is gone from the table is about to leave its list. */
export const readListedRows = async <R>(
  list: ListName,
  read: (item: Item) => Promise<R | undefined> | R | undefined,
  reading: Reading,
): Promise<Page<R>> => {
  const { places, unreadable, next } = await readList(list, { limit: pageSize, ...reading });
  const found = await batchGet(places.map(({ pk, sk }) => ({ pk, sk })));
  const items = new Map(found.map((item) => [keyOf(item), item]));
  const rowAt = async (place: Place): Promise<readonly (Listed<R> | Unreadable)[]> => {
    const item = items.get(keyOf(place));
    if (!item) return [];
    const row = await read(item);
    return [row === undefined ? { place, why: new Error(`unreadable ${place.pk}`) } : { place, item: row }];
  };
  const rows = (await Promise.all(places.map(rowAt))).flat();
  return {
    found: rows.filter((one) => 'item' in one),
    unreadable: [...unreadable, ...rows.filter((one) => 'why' in one)],
    next,
  };
};
