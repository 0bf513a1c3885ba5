import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TableName } from './table.ts';

/**
 * The sparse index: an item stands in it while something is to be done about it, and in none of its lists afterwards.
 * Its name is older than most of what it lists.
 */
export const sparseIndex = { indexName: 'unsettled', partition: 'unsettledPk', sort: 'unsettledSk' } as const;

/** Validations that owe an answer, those whose bank wants more time, and wallets with lots in them. */
const lists = { unsettled: 'UNSETTLED', pendingAtBank: 'AWAITED', wallets: 'WALLETS' } as const;
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

/** Where a walk over a list goes on. */
export interface Cursor {
  readonly partition: number;
  readonly from?: Readonly<Record<string, unknown>> | undefined;
}

/** One page of a walk; a page without items may have more behind it. */
export interface Page<T> {
  readonly found: readonly T[];
  /** Why others could not be read: they stay where they are, and stop nobody. */
  readonly unreadable: readonly Error[];
  readonly next: Cursor | undefined;
}

const Place = z.object({ pk: z.string(), sk: z.string(), [sparseIndex.sort]: z.string() });
export type Place = z.output<typeof Place>;

interface Reading {
  readonly limit: number;
  /** Only what sorts before it. */
  readonly before?: string;
  readonly cursor?: Cursor | undefined;
}

/** One page of keys: of one partition after the other, in each of them in order. */
export const readList = async (
  list: ListName,
  { limit, before = '~', cursor = { partition: 0 } }: Reading,
): Promise<{ readonly places: readonly Place[]; readonly next: Cursor | undefined }> => {
  const partitions = partitionsOf(list);
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      IndexName: sparseIndex.indexName,
      KeyConditionExpression: '#pk = :pk AND #sk < :before',
      ExpressionAttributeNames: { '#pk': sparseIndex.partition, '#sk': sparseIndex.sort },
      ExpressionAttributeValues: { ':pk': partitions[cursor.partition], ':before': before },
      ...(cursor.from && { ExclusiveStartKey: cursor.from }),
      Limit: limit,
    }),
  );
  const places = z.array(Place).parse(found.Items ?? []);
  if (found.LastEvaluatedKey) return { places, next: { ...cursor, from: found.LastEvaluatedKey } };
  const partition = cursor.partition + 1;
  return { places, next: partition < partitions.length ? { partition } : undefined };
};
