import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { onTable, scansTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { fates, stripped } from './fates.ts';
import { plusDays } from '../../rules/time.ts';
import { batchPut } from '../table/batch-put.ts';
import { batchRemove } from '../table/batch-remove.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

/** Where a row is. */
export interface RowKey {
  readonly pk: string;
  readonly sk: string;
}

/** A row of the account's own, and the partition that it leads to, which goes before it. */
export interface OwnRow extends RowKey {
  readonly leadsTo: string | undefined;
}

/** A row elsewhere that says whose it is, and what goes before it: another row, or the files of a ticket. */
export interface NamedRow extends RowKey {
  readonly rowBefore: RowKey | undefined;
  readonly filesOf: string | undefined;
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

const receiptPrefix = keys.receipt('').pk;
const ticketPrefix = keys.ticket('', '').pk;

const foreign = (row: RowKey): NamedRow => ({
  ...row,
  rowBefore: row.pk.startsWith(receiptPrefix) ? keys.receiptText(row.pk.slice(receiptPrefix.length)) : undefined,
  filesOf: row.pk.startsWith(ticketPrefix) ? row.sk : undefined,
});

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
  const found = await documents.send(
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

/** Movements that do not end yet get an end; answers how many. */
const closeBooks = async (userId: string, now: string): Promise<number> => {
  const { pk, sk } = keys.movement(userId, '');
  const ttl = secondsOf(plusDays(now, keptDays.closedBooks));
  let closed = 0;
  let from: Record<string, unknown> | undefined;
  do {
    const found = await documents.send(
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
    const open = found.Items ?? [];
    await batchPut(open.map((item) => ({ ...item, ttl })));
    closed += open.length;
    from = found.LastEvaluatedKey;
  } while (from);
  return closed;
};

type Kind = keyof typeof fates;
/** What keys of a kind begin with. */
const beginningOf = (kind: Kind): string =>
  `${(keys[kind] as (...parts: string[]) => RowKey)('', '', '', '').pk.split('#')[0] ?? ''}#`;
const beginningsOf = (fate: (typeof fates)[Kind]): readonly string[] =>
  (Object.keys(fates) as Kind[]).filter((kind) => fates[kind] === fate).map(beginningOf);

const namedBy = beginningsOf('named');
const strippedBy = beginningsOf('stripped');
const begins = (beginnings: readonly string[], { pk }: RowKey): boolean => beginnings.some((one) => pk.startsWith(one));

interface Scanned {
  /** In nobody's partition, saying whose they are. */
  readonly named: readonly NamedRow[];
  /** Of the books. */
  readonly kept: readonly RowKey[];
  readonly next: Readonly<Record<string, string>> | undefined;
}

/** One page of the whole table, and what in it is this account's, wherever it stands. */
const scan = async (userId: string, from: Scanned['next']): Promise<Scanned> => {
  const found = await documents.send(
    new ScanCommand({
      TableName: TableName(),
      FilterExpression: 'userId = :userId',
      ProjectionExpression: 'pk, sk',
      ExpressionAttributeValues: { ':userId': userId },
      ConsistentRead: true,
      ExclusiveStartKey: from,
    }),
  );
  const rows = (found.Items ?? []).map(keyOf);
  return {
    named: rows.filter((row) => begins(namedBy, row)).map(foreign),
    kept: rows.filter((row) => begins(strippedBy, row)),
    next: found.LastEvaluatedKey,
  };
};

const payments = beginningOf('payment');

/** Leaves amounts and dates; `false` where there was nothing else. */
const strip = (row: RowKey, now: string): Promise<boolean> =>
  update({
    TableName: TableName(),
    Key: row,
    UpdateExpression: `SET #ttl = :ttl REMOVE ${stripped.map((name) => `#${name}`).join(', ')}${row.pk.startsWith(payments) ? ', purchase.#description' : ''}`,
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl', ...Object.fromEntries(stripped.map((name) => [`#${name}`, name])) },
    ExpressionAttributeValues: { ':ttl': secondsOf(plusDays(now, keptDays.closedBooks)) },
  });

/** Rows that go by their own keys, beside those of the account's partitions. */
const removable = [
  keys.user,
  keys.secondFactor,
  keys.securityEvent,
  keys.batchRow,
  keys.deliveryDue,
  keys.session,
  keys.passwordReset,
  keys.verification,
  keys.apiKey,
  keys.receipt,
  keys.widgetSession,
  keys.widgetResult,
  keys.ticket,
] as const;

export const verbs = {
  page: verb([onTable('Query').of(keys.wallet, keys.securityEvent, keys.secondFactor, keys.user)], page),
  pageIn: verb([onTable('Query').of(keys.batchRow, keys.deliveryDue)], pageIn),
  closeBooks: verb([onTable('Query', 'BatchWriteItem').of(keys.movement)], closeBooks),
  scan: verb([scansTable], scan),
  strip: verb([onTable('UpdateItem').of(keys.payment, keys.subscription, keys.payLink)], strip),
  remove: verb([onTable('BatchWriteItem').of(keys.wallet, ...removable)], (rows: readonly RowKey[]): Promise<void> =>
    batchRemove(rows),
  ),
};
