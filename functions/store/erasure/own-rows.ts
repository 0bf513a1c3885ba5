import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusDays } from '../../rules/time.ts';
import { batchPut } from '../table/batch-put.ts';
import { batchRemove } from '../table/batch-remove.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

/** Where a row is. */
export interface RowKey {
  readonly pk: string;
  readonly sk: string;
}

/** A row of the account's own, and the partition that it leads to, which goes before it. */
export interface OwnRow extends RowKey {
  readonly leadsTo: string | undefined;
}

const ofBatch = keys.batch('', '').sk;
const ofWebhook = keys.webhook('', '').sk;
const ofDelivery = keys.delivery('', '', '').sk.slice(0, -1);

const dueFor = (webhookId = ''): string => keys.deliveryDue(webhookId, '', '').pk;

const owned = (row: RowKey): OwnRow => {
  const { sk } = row;
  if (sk.startsWith(ofBatch)) return { ...row, leadsTo: keys.batchRow(sk.slice(ofBatch.length), 0).pk };
  if (sk.startsWith(ofWebhook)) return { ...row, leadsTo: dueFor(sk.slice(ofWebhook.length)) };
  // The webhook itself is gone: nothing was to be sent any more.
  if (sk.startsWith(ofDelivery)) return { ...row, leadsTo: dueFor(sk.slice(ofDelivery.length).split('#')[0]) };
  return { ...row, leadsTo: undefined };
};

const keyOf = ({ pk, sk }: Item): RowKey => ({ pk: String(pk), sk: String(sk) });

const atOnce = 500;

/** Behind every key that begins so: `$` follows `#`. */
const behind = (prefix: string): string => `${prefix.slice(0, -1)}$`;

/** Partitions that are an account's alone, and what in them stays. */
const partitionsOf = (userId: string): readonly string[] => [
  ...new Set([
    keys.wallet(userId).pk,
    keys.securityEvent(userId, '', '').pk,
    keys.secondFactor(userId).pk,
    keys.user(userId).pk,
  ]),
];

const isLast = (userId: string, { pk, sk }: RowKey): boolean => {
  const last = keys.user(userId);
  return pk === last.pk && sk === last.sk;
};

const inPartition = async (pk: string, condition = '', values: Readonly<Record<string, string>> = {}) => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: `pk = :pk${condition}`,
      ExpressionAttributeValues: { ':pk': pk, ...values },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
      Limit: atOnce,
    }),
  );
  return (found.Items ?? []).map(keyOf);
};

/** Some rows of an account's own that are to go; none where there are no more. */
const page = async (userId: string): Promise<readonly OwnRow[]> => {
  const books = keys.movement(userId, '').sk;
  for (const pk of partitionsOf(userId)) {
    const before = await inPartition(pk, ' AND sk < :books', { ':books': books });
    const after = before.length > 1 ? [] : await inPartition(pk, ' AND sk > :books', { ':books': behind(books) });
    const rows = [...before, ...after].filter((row) => !isLast(userId, row));
    if (rows.length > 0) return rows.map(owned);
  }
  return [];
};

/** Some rows of a partition that goes as a whole: those of a batch, or what was due for a webhook. */
const pageIn = (pk: string): Promise<readonly RowKey[]> => inPartition(pk);

/** Movements that do not end yet get an end. */
const closeBooks = async (userId: string, now: string): Promise<void> => {
  const { pk, sk } = keys.movement(userId, '');
  const ttl = secondsOf(plusDays(now, keptDays.closedBooks));
  let from: Record<string, unknown> | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        FilterExpression: 'attribute_not_exists(#ttl)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    await batchPut((found.Items ?? []).map((item) => ({ ...item, ttl })));
    from = found.LastEvaluatedKey;
  } while (from);
};

const removable = [
  keys.wallet,
  keys.user,
  keys.secondFactor,
  keys.securityEvent,
  keys.batchRow,
  keys.deliveryDue,
] as const;

export const verbs = {
  page: verb([onTable('Query').of(keys.wallet, keys.securityEvent, keys.secondFactor, keys.user)], page),
  pageIn: verb([onTable('Query').of(keys.batchRow, keys.deliveryDue)], pageIn),
  closeBooks: verb([onTable('Query', 'BatchWriteItem').of(keys.movement)], closeBooks),
  remove: verb([onTable('BatchWriteItem').of(...removable)], (rows: readonly RowKey[]): Promise<void> =>
    batchRemove(rows),
  ),
};
