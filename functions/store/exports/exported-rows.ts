import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { supportLimits } from '#shared/validation/support.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { minusDays, monthAfter, monthOf } from '../../rules/time.ts';
import { keyToOpen, opensSealed } from '../sealing/data-keys.ts';
import { opened, openedEach } from '../sealing/sealed.ts';
import { readTickets } from '../support/ticket.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { kindOf, shownOf, type ExportedRow } from './shown.ts';

/** Whose rows, and since when the copy is asked for. */
export interface Wanted {
  readonly userId: string;
  readonly askedAt: string;
}

/** Where reading goes on: in which of the sources below, and behind what of it. */
export interface Place {
  readonly source: number;
  readonly at?: string | undefined;
}

/** Some items of a source, and behind what it has more. */
interface Portion {
  readonly items: readonly Item[];
  readonly next: string | undefined;
}
type Source = (wanted: Wanted, at: string) => Promise<Portion>;

type Bounds = Pick<QueryCommandInput, 'FilterExpression' | 'ExpressionAttributeValues' | 'Limit'>;

const query = async (pk: string, [after, to]: readonly [string, string], more: Bounds = {}): Promise<Portion> => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      ...more,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':after': after, ':to': to, ...more.ExpressionAttributeValues },
      ConsistentRead: true,
    }),
  );
  const last: unknown = found.LastEvaluatedKey?.['sk'];
  const items = (found.Items ?? []).filter(({ sk }) => sk !== after);
  return { items, next: typeof last === 'string' ? last : undefined };
};

/** A partition of the account's own. */
const partition =
  (keyOf: (userId: string) => { readonly pk: string }): Source =>
  ({ userId }, at) =>
    query(keyOf(userId).pk, [at || '!', '~']);

const ofBatch = keys.batch('', '').sk;

/** What stands behind one batch after the other: where a batch has no more, the next one follows. */
const rowsOfBatches: Source = async ({ userId }, at) => {
  const [batch = '', row] = at.split(' ');
  if (row !== undefined) {
    const { items, next } = await query(keys.batchRow(batch.slice(ofBatch.length), 0).pk, [row || '!', '~']);
    return { items, next: next === undefined ? batch : `${batch} ${next}` };
  }
  const bounds: readonly [string, string] = [batch || ofBatch, `${ofBatch}~`];
  const [found] = (await query(keys.batch(userId, '').pk, bounds, { Limit: 2 })).items;
  return { items: [], next: found && `${String(found['sk'])} ` };
};

/** What was written to us stands by months, everybody's together. */
const tickets: Source = async ({ userId, askedAt }, at) => {
  const [month = '', id = ''] = (at || monthOf(minusDays(askedAt, supportLimits.keptDays + 1))).split(' ');
  const own = { FilterExpression: 'userId = :user', ExpressionAttributeValues: { ':user': userId } };
  const { items, next } = await query(keys.ticket(month, '').pk, [id || '!', '~'], own);
  if (next !== undefined) return { items, next: `${month} ${next}` };
  return { items, next: month < monthOf(askedAt) ? monthAfter(month) : undefined };
};

const sources: readonly Source[] = [
  async ({ userId }) => ({ items: await batchGet([keys.dataKey(userId)]), next: undefined }),
  partition(keys.user),
  partition(keys.wallet),
  partition((userId) => keys.securityEvent(userId, '', '')),
  rowsOfBatches,
  tickets,
];

const text = (value: unknown): string => String(value);

/** Rows elsewhere that these lead to, each of which says itself whose it is. */
const leads: Readonly<Record<string, (item: Item) => readonly { readonly pk: string; readonly sk: string }[]>> = {
  sessionOf: ({ tokenHash }) => [keys.session(text(tokenHash))],
  paymentOf: ({ paymentId }) => [keys.payment(text(paymentId))],
  subscriptionOf: ({ sk }) => [keys.subscription(text(sk).slice(keys.subscriptionOf('', '').sk.length))],
  receiptOf: ({ id }) => [keys.receipt(text(id))],
  keyring: ({ keyIds, widgetSandbox, widgetProduction }) =>
    [keyIds, widgetSandbox, widgetProduction].flatMap((ids) =>
      Object.values(Object(ids ?? {}) as Readonly<Record<string, unknown>>).map((keyId) => keys.apiKey(text(keyId))),
    ),
};

const perGet = 100;

const ledTo = async (userId: string, items: readonly Item[]): Promise<readonly Item[]> => {
  const wanted = items.flatMap((item) => leads[kindOf(item) ?? '']?.(item) ?? []);
  const portions = Array.from({ length: Math.ceil(wanted.length / perGet) }, (_, portion) =>
    batchGet(wanted.slice(portion * perGet, (portion + 1) * perGet)),
  );
  return (await Promise.all(portions)).flat().filter((item) => item['userId'] === userId);
};

/** What signs in is not opened; a ticket and what a bank said of an account were sealed in parts. */
const openedItems = async (userId: string, items: readonly Item[]): Promise<readonly Item[]> => {
  const of = Map.groupBy(items, (item) => kindOf(item) ?? 'unknown');
  const [known, written] = [of.get('payeeBy') ?? [], of.get('ticket') ?? []];
  const others = items.filter((item) => !['payeeBy', 'ticket', 'secondFactor'].includes(kindOf(item) ?? ''));
  const read = await readTickets(written);
  return [
    ...(await opened(userId, others)),
    ...(of.get('secondFactor') ?? []),
    ...(await openedEach(userId, known, (name) => name === 'last')),
    // Who of us answered is nobody's business.
    ...read.map((ticket) => ({
      ...keys.ticket('', ticket.id),
      ...ticket,
      answers: ticket.answers.map(({ by: _by, ...answer }) => answer),
    })),
  ];
};

export interface ExportedPage {
  readonly rows: readonly ExportedRow[];
  /** Absent where nothing follows. */
  readonly next: Place | undefined;
}

/** Some of what is kept of a customer, opened. Throws `Erased` where the account is being deleted. */
const page = async (wanted: Wanted, { source, at = '' }: Place): Promise<ExportedPage> => {
  const { userId } = wanted;
  await keyToOpen(userId);
  const { items, next } = (await sources[source]?.(wanted, at)) ?? { items: [], next: undefined };
  const found = await openedItems(userId, [...items, ...(await ledTo(userId, items))]);
  const after = source + 1 < sources.length ? { source: source + 1 } : undefined;
  return {
    rows: found.flatMap((item) => shownOf(item) ?? []),
    next: next === undefined ? after : { source, at: next },
  };
};

const ownPartitions = [keys.user, keys.wallet, keys.securityEvent, keys.batchRow, keys.ticket] as const;

export const verbs = {
  page: verb(
    [
      onTable('Query').of(...ownPartitions),
      onTable('BatchGetItem').of(
        keys.dataKey,
        keys.session,
        keys.payment,
        keys.subscription,
        keys.receipt,
        keys.apiKey,
      ),
      ...opensSealed,
    ],
    page,
  ),
};
