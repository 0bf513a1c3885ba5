import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { onTable, scansTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusDays } from '../../rules/time.ts';
import { batchRemove } from '../table/batch-remove.ts';
import { beginningOf } from '../table/beginning.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { fates, stripped } from './fates.ts';
import type { RowKey } from './own-rows.ts';
import type { Place } from './sweeps.ts';

/** A row in nobody's partition that says whose it is. */
export interface RowElsewhere extends RowKey {
  readonly userId: string;
  /** It is stripped, not removed. */
  readonly isOfBooks: boolean;
  /** What goes before it: another row, or the files of a ticket. */
  readonly rowBefore: RowKey | undefined;
  readonly filesOf: string | undefined;
}

type Kind = keyof typeof fates;
/** What partitions of a kind begin with. */
const partitionsOf = (kind: Kind): string =>
  beginningOf((keys[kind] as (...parts: string[]) => RowKey)('', '', '', '').pk);
const beginningsOf = (fate: (typeof fates)[Kind]): readonly string[] =>
  (Object.keys(fates) as Kind[]).filter((kind) => fates[kind] === fate).map(partitionsOf);

const ofBooks = beginningsOf('stripped');
/** Sent with the question, so that of everybody's own rows none leaves the database. */
const beginnings = Object.fromEntries(
  [...beginningsOf('named'), ...ofBooks].map((beginning, index) => [`:${index}`, beginning]),
);
const isElsewhere = Object.keys(beginnings)
  .map((name) => `begins_with(pk, ${name})`)
  .join(' OR ');

const receipts = partitionsOf('receipt');
const tickets = partitionsOf('ticket');
const payments = partitionsOf('payment');

const rowIn = (item: Item): RowElsewhere => {
  const { pk, sk, userId } = { pk: String(item['pk']), sk: String(item['sk']), userId: String(item['userId']) };
  return {
    pk,
    sk,
    userId,
    isOfBooks: ofBooks.some((beginning) => pk.startsWith(beginning)),
    rowBefore: pk.startsWith(receipts) ? keys.receiptText(pk.slice(receipts.length)) : undefined,
    filesOf: pk.startsWith(tickets) ? sk : undefined,
  };
};

interface Scanned {
  readonly rows: readonly RowElsewhere[];
  readonly next: Place | undefined;
}

/** One page of the whole table: what in it says that it is of one of these, however many they are. */
const scan = async (userIds: ReadonlySet<string>, from: Place | undefined): Promise<Scanned> => {
  const found = await documents().send(
    new ScanCommand({
      TableName: TableName(),
      FilterExpression: isElsewhere,
      ProjectionExpression: 'pk, sk, userId',
      ExpressionAttributeValues: beginnings,
      ConsistentRead: true,
      ExclusiveStartKey: from,
    }),
  );
  const rows = (found.Items ?? []).map(rowIn).filter(({ userId }) => userIds.has(userId));
  return { rows, next: found.LastEvaluatedKey };
};

/** Leaves amounts and dates. */
const strip = async ({ pk, sk }: RowKey, now: string): Promise<void> => {
  await update({
    TableName: TableName(),
    Key: { pk, sk },
    UpdateExpression: `SET #ttl = :ttl REMOVE ${stripped.map((name) => `#${name}`).join(', ')}${pk.startsWith(payments) ? ', purchase.#description' : ''}`,
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl', ...Object.fromEntries(stripped.map((name) => [`#${name}`, name])) },
    ExpressionAttributeValues: { ':ttl': secondsOf(plusDays(now, keptDays.closedBooks)) },
  });
};

const removable = [
  keys.session,
  keys.passwordReset,
  keys.verification,
  keys.apiKey,
  keys.receipt,
  keys.batchRow,
  keys.widgetSession,
  keys.widgetResult,
  keys.ticket,
] as const;

export const verbs = {
  scan: verb([scansTable], scan),
  strip: verb([onTable('UpdateItem').of(keys.payment, keys.subscription, keys.payLink)], strip),
  remove: verb([onTable('BatchWriteItem').of(...removable)], (rows: readonly RowKey[]): Promise<void> =>
    batchRemove(rows),
  ),
};
