import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { rowsOf } from './row.ts';
import { documents, TableName } from './table.ts';

/**
 * The sparse index: an item stands in it while something is to be done about it, and in none of its lists afterwards.
 * Its name is older than most of what it lists.
 */
export const sparseIndex = { indexName: 'unsettled', partition: 'unsettledPk', sort: 'unsettledSk' } as const;

/**
 * Validations that owe an answer, those whose bank wants more time, and those whose answer is not counted; wallets with
 * lots in them; days whose counters are not proven.
 */
const lists = {
  unsettled: 'UNSETTLED',
  pendingAtBank: 'AWAITED',
  uncounted: 'UNCOUNTED',
  wallets: 'WALLETS',
  unproven: 'UNPROVEN',
} as const;
export type ListName = keyof typeof lists;

/**
 * A partition takes 1,000 writes a second, and everybody's validations stand in one list: each list is spread over 16
 * partitions by the last letter of the id, which is chance.
 */
const shards = 16;
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const shardOf = (id: string): number => letters.indexOf(id.at(-1) ?? '') % shards;

const partitionOf = (list: ListName, shard: number): string => `${lists[list]}#${shard.toString(16)}`;

/** The release before wrote each list into one partition; its items leave it as they are settled or granted to. */
const partitionsOf = (list: ListName): readonly string[] => [
  ...Array.from({ length: shards }, (_, shard) => partitionOf(list, shard)),
  lists[list],
];

/** The attributes that put an item into a list, by its id. */
export const listed = (list: ListName, id: string, sort: string) => ({
  [sparseIndex.partition]: partitionOf(list, Math.max(0, shardOf(id))),
  [sparseIndex.sort]: sort,
});

type Key = Readonly<Record<string, unknown>>;

/** Where a walk over a list goes on: the partitions that hold more, each behind its last key. */
export type Cursor = readonly { readonly partition: string; readonly from?: Key | undefined }[];

/** One page of a walk; a page without items may have more behind it. */
export interface Page<T> {
  readonly found: readonly T[];
  /** Why others could not be read: they stay where they are, and stop nobody. */
  readonly unreadable: readonly Error[];
  readonly next: Cursor | undefined;
}

/** Only what users own stands in these lists. */
const Place = z.object({ pk: z.string().startsWith('USER#'), sk: z.string(), [sparseIndex.sort]: z.string() });
export type Place = z.output<typeof Place>;

const placesOf = rowsOf('place in a list', Place);

interface Reading {
  /** Of each partition. */
  readonly limit: number;
  /** Only what sorts before it. */
  readonly before?: string;
  readonly cursor?: Cursor | undefined;
}

const readPartition = async ({ partition, from }: Cursor[number], limit: number, before: string) => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      IndexName: sparseIndex.indexName,
      KeyConditionExpression: '#pk = :pk AND #sk < :before',
      ExpressionAttributeNames: { '#pk': sparseIndex.partition, '#sk': sparseIndex.sort },
      ExpressionAttributeValues: { ':pk': partition, ':before': before },
      ...(from && { ExclusiveStartKey: from }),
      Limit: limit,
    }),
  );
  const more: Key | undefined = found.LastEvaluatedKey;
  return { places: placesOf.all(found.Items), next: more ? [{ partition, from: more }] : [] };
};

const inOrder = (one: Place, other: Place): number => (one.unsettledSk < other.unsettledSk ? -1 : 1);

/**
 * One page of keys, the oldest of every partition together: whoever runs out of time before the end of a list has left
 * the newest behind, and no partition waits for another.
 */
export const readList = async (
  list: ListName,
  { limit, before = '~', cursor = partitionsOf(list).map((partition) => ({ partition })) }: Reading,
): Promise<{ readonly places: readonly Place[]; readonly next: Cursor | undefined }> => {
  const read = await Promise.all(cursor.map((one) => readPartition(one, limit, before)));
  const next = read.flatMap((one) => one.next);
  return { places: read.flatMap(({ places }) => places).toSorted(inOrder), next: next.length > 0 ? next : undefined };
};
