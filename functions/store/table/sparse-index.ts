import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Grant } from '../../ports/grant.ts';
import { documents, TableName } from './table.ts';

/**
 * The sparse index: an item stands in it while something is to be done about it, and in none of its lists afterwards.
 * Its name is older than most of what it lists.
 */
export const sparseIndex = { indexName: 'unsettled', partition: 'unsettledPk', sort: 'unsettledSk' } as const;

interface List {
  readonly name: string;
  readonly kind: string;
  readonly owner?: string;
}

/** Every list, and which items stand in it by the beginning of their keys: of customers, unless `owner` says otherwise. */
export const lists = {
  /** Validations that owe an answer, those whose bank wants more time, and those whose answer is not counted. */
  unsettled: { name: 'UNSETTLED', kind: 'VALIDATION#' },
  pendingAtBank: { name: 'AWAITED', kind: 'VALIDATION#' },
  uncounted: { name: 'UNCOUNTED', kind: 'VALIDATION#' },
  /** Wallets with lots in them. */
  wallets: { name: 'WALLETS', kind: 'WALLET' },
  /** Days whose counters are not proven. */
  unproven: { name: 'UNPROVEN', kind: 'USAGE#' },
  /** Keyrings whose owner is to have a gateway key. */
  gatewayKeys: { name: 'GATEWAY', kind: 'KEYS' },
  /** Subscriptions by when they are to be asked about next. */
  subscriptions: { name: 'SUBSCRIPTIONS', kind: 'SUBSCRIPTION', owner: 'SUBSCRIPTION#' },
  /** Payments without an end. */
  payments: { name: 'PAYMENTS', kind: 'PAYMENT', owner: 'PAYMENT#' },
  /** Payees by when they are to be asked about again. */
  payees: { name: 'PAYEES', kind: 'PAYEE#' },
  /** Batches that are not ended, by when somebody is to look after them. */
  batches: { name: 'BATCHES', kind: 'BATCH#' },
  /** Webhooks by when somebody is to look whether something is due for them. */
  webhooks: { name: 'WEBHOOKS', kind: 'WEBHOOK#' },
  /** Customers who chose how long to keep, until rows of before know it. */
  keeping: { name: 'KEEPING', kind: 'DATAKEY', owner: 'DATAKEY#' },
  /** Accounts that are being deleted, by when somebody is to go on. */
  erasures: { name: 'ERASURES', kind: 'ERASURE', owner: 'ERASURE#' },
  /** Copies of an account's data: those that are being made, and those whose file is to go, by when. */
  exports: { name: 'EXPORTS', kind: 'EXPORT' },
  /** Whatever could not be done in another list: it waits for an operator. */
  parked: { name: 'PARKED', kind: '' },
} as const satisfies Readonly<Record<string, List>>;
export type ListName = keyof typeof lists;

/**
 * A partition takes 1,000 writes a second, and everybody's validations stand in one list: each list is spread over 16
 * partitions by the last letter of the id, which is chance.
 */
const shards = 16;
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const shardOf = (id: string): number => letters.indexOf(id.at(-1) ?? '') % shards;

const partitionOf = (list: ListName, shard: number): string => `${lists[list].name}#${shard.toString(16)}`;

/** The release before wrote each list into one partition; its items leave it as they are settled or granted to. */
const partitionsOf = (list: ListName): readonly string[] => [
  ...Array.from({ length: shards }, (_, shard) => partitionOf(list, shard)),
  lists[list].name,
];

/** What reading lists takes: the index is one of lists only, each in partitions of its own. */
export const onList = (...names: ListName[]): Grant => ({
  resource: 'unsettledIndex',
  actions: ['dynamodb:Query'],
  partitions: names.flatMap((list) => [`${lists[list].name}#*`, lists[list].name]),
});

/** The attributes that put an item into a list, by its id. */
export const listed = (list: ListName, id: string, sort: string) => ({
  [sparseIndex.partition]: partitionOf(list, Math.max(0, shardOf(id))),
  [sparseIndex.sort]: sort,
});

type Key = Readonly<Record<string, unknown>>;

/** Where a walk over a list goes on: the partitions that hold more, each behind its last key, none older than `since`. */
export type Cursor = readonly {
  readonly partition: string;
  readonly from?: Key | undefined;
  readonly since?: string | undefined;
}[];

/** The text before the first `#` of what an item is sorted by: since when it is listed; wallets do not say so. */
const sinceIn = (sort: string): string => sort.split('#')[0] ?? '';

/** Where a listed item is, and how it is listed. */
const Place = z
  .object({
    pk: z.string(),
    sk: z.string(),
    [sparseIndex.partition]: z.string(),
    [sparseIndex.sort]: z.string(),
  })
  .transform((place) => ({ ...place, since: sinceIn(place.unsettledSk) }));
export type Place = Readonly<z.output<typeof Place>>;

export interface Listed<T> {
  readonly place: Place;
  readonly item: T;
}

export interface Unreadable {
  readonly place: Place;
  readonly why: Error;
}

/** One page of a walk; a page without items may have more behind it. */
export interface Page<T> {
  readonly found: readonly Listed<T>[];
  readonly unreadable: readonly Unreadable[];
  readonly next: Cursor | undefined;
}

/** Whose key is, or may hash, what somebody typed is told without it. */
const foreign = (list: ListName, { pk, sk }: Place): Error =>
  new Error(pk.startsWith('USER#') ? `${sk} does not belong to ${list}` : `an item of no customer stands in ${list}`);

const isOf = (list: ListName, { pk, sk }: Place): boolean => {
  const { kind, owner = 'USER#' }: List = lists[list];
  return pk.startsWith(owner) && sk.startsWith(kind);
};

export interface Reading {
  /** Of each partition. */
  readonly limit: number;
  /** Only what sorts before it. */
  readonly before?: string;
  readonly cursor?: Cursor | undefined;
}

const readPartition = async ({ partition, from }: Cursor[number], limit: number, before: string) => {
  const found = await documents().send(
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
  const places = z.array(Place).parse(found.Items ?? []);
  return { places, next: more ? [{ partition, from: more, since: places.at(-1)?.since }] : [] };
};

const inOrder = (one: Place, other: Place): number => (one.unsettledSk < other.unsettledSk ? -1 : 1);

/**
 * One page of places, the oldest of every partition together: whoever runs out of time before the end of a list has left
 * the newest behind, and no partition waits for another.
 */
export const readPlaces = async (
  list: ListName,
  { limit, before = '~', cursor = partitionsOf(list).map((partition) => ({ partition })) }: Reading,
): Promise<{ readonly places: readonly Place[]; readonly next: Cursor | undefined }> => {
  const read = await Promise.all(cursor.map((one) => readPartition(one, limit, before)));
  const next = read.flatMap((one) => one.next);
  return { places: read.flatMap(({ places }) => places).toSorted(inOrder), next: next.length > 0 ? next : undefined };
};

/** One page of the places of a list, without those that hold something that does not belong there. */
export const readList = async (list: ListName, reading: Reading) => {
  const { places, next } = await readPlaces(list, reading);
  const unreadable = places
    .filter((place) => !isOf(list, place))
    .map((place): Unreadable => ({ place, why: foreign(list, place) }));
  return { places: places.filter((place) => isOf(list, place)), unreadable, next };
};
