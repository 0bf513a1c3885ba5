import * as z from 'zod';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keepingYears } from '#shared/plans.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { momentIn } from '../../rules/id-time.ts';
import { plusYears } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { rowsOf } from '../table/row.ts';
import { listed, onList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

/** How long a customer keeps what was asked in production; `keptTo` is how far rows of before were told so. */
const Keeping = z.object({
  pk: z.string().startsWith('DATAKEY#'),
  keptYears: z
    .int()
    .min(keepingYears.least)
    .max(keepingYears.most)
    .default(keepingYears.usual)
    .catch(keepingYears.usual),
  keptTo: z.string().optional(),
  [sparseIndex.sort]: z.string().default(''),
});
const rows = rowsOf('keeping', Keeping);

export interface Keeping {
  readonly userId: string;
  readonly years: number;
  readonly keptTo: string | undefined;
  /** Which choice it is. */
  readonly choice: string;
}

const keepingIn = (item: unknown): Keeping | undefined => {
  const row = rows.one(item);
  return (
    row && {
      userId: row.pk.slice('DATAKEY#'.length),
      years: row.keptYears,
      keptTo: row.keptTo,
      choice: row[sparseIndex.sort],
    }
  );
};

const ofKeeping = (userId: string) => ({ TableName: TableName(), Key: keys.dataKey(userId) });

const years = async (userId: string): Promise<number> => {
  const { Item } = await documents.send(new GetCommand({ ...ofKeeping(userId), ConsistentRead: true }));
  return keepingIn(Item)?.years ?? keepingYears.usual;
};

/** Chooses for what comes, and lists the customer for what is there; `false` where the customer is gone. */
const choose = (userId: string, chosen: number, now: string): Promise<boolean> => {
  const list = listed('keeping', userId, `${now}#${userId}`);
  return update({
    ...ofKeeping(userId),
    UpdateExpression: 'SET keptYears = :years, #list = :list, #sort = :sort REMOVE keptTo',
    ConditionExpression: 'attribute_not_exists(erasedAt)',
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ExpressionAttributeValues: {
      ':years': chosen,
      ':list': list[sparseIndex.partition],
      ':sort': list[sparseIndex.sort],
    },
  });
};

const listChanged = (before: string, cursor?: Cursor): Promise<Page<Keeping>> =>
  readListedRows('keeping', keepingIn, { before, cursor });

/** Of rows that say when they were made, as their id does; those of the sandbox are nobody's choice. */
const Row = z.object({
  sk: z.string(),
  environment: z.string().optional(),
  createdAt: z.string().optional(),
  upTo: z.string().optional(),
});

const madeAt = ({ createdAt, upTo }: z.output<typeof Row>): string | undefined =>
  createdAt ?? (upTo === undefined ? undefined : momentIn(upTo));

const atOnce = 25;

/** Answers, batches and what searches read of them; `ROW#` of a batch goes with its batch. */
const kinds = [keys.batch('', '').sk, keys.segment('', '').sk, keys.validation('', '').sk].toSorted();

const setEnd = async (pk: string, { sk, ...row }: z.output<typeof Row>, chosen: number): Promise<void> => {
  const made = madeAt({ sk, ...row });
  if (made === undefined || row.environment === 'sandbox') return;
  await update({
    TableName: TableName(),
    Key: { pk, sk },
    UpdateExpression: 'SET #ttl = :ttl',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':ttl': secondsOf(plusYears(made, chosen)) },
  });
};

/** Tells some rows when they end, in the order of their keys; where it goes on, or nothing once all know. */
const apply = async ({ userId, years: chosen, keptTo = '' }: Keeping): Promise<string | undefined> => {
  const { pk } = keys.validation(userId, '');
  const kind = kinds.find((one) => `${one}~` > keptTo);
  if (kind === undefined) return undefined;
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ProjectionExpression: 'sk, #environment, createdAt, upTo',
      ExpressionAttributeNames: { '#environment': 'environment' },
      ExpressionAttributeValues: { ':pk': pk, ':from': keptTo > kind ? keptTo : kind, ':to': `${kind}~` },
      Limit: 500,
    }),
  );
  const items = z.array(Row).parse(found.Items ?? []);
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map((row) => setEnd(pk, row, chosen)));
  return found.LastEvaluatedKey ? (items.at(-1)?.sk ?? `${kind}~`) : `${kind}~`;
};

/** How far it has come; the customer leaves the list once all rows know. Another choice meanwhile begins anew. */
const note = async ({ userId, years: chosen, choice }: Keeping, keptTo: string | undefined): Promise<void> => {
  await update({
    ...ofKeeping(userId),
    UpdateExpression: keptTo === undefined ? 'REMOVE #list, #sort, keptTo' : 'SET keptTo = :to',
    ConditionExpression: '#list = :list AND #sort = :sort AND keptYears = :years',
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ExpressionAttributeValues: {
      ':list': listed('keeping', userId, '')[sparseIndex.partition],
      ':sort': choice,
      ':years': chosen,
      ...(keptTo !== undefined && { ':to': keptTo }),
    },
  });
};

export const verbs = {
  years: verb([onTable('GetItem').of(keys.dataKey)], years),
  choose: verb([onTable('UpdateItem').of(keys.dataKey)], choose),
  listChanged: verb([onList('keeping'), onTable('BatchGetItem').of(keys.dataKey)], listChanged),
  apply: verb([onTable('Query', 'UpdateItem').of(keys.validation)], apply),
  note: verb([onTable('UpdateItem').of(keys.dataKey)], note),
};
