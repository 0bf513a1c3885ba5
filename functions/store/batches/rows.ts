import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Batch } from '../../rules/batches/batch.ts';
import type { Closing } from '../../rules/batches/closing.ts';
import { Row } from '../../rules/batches/row.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { goneAtFor } from '../keeping/gone-at.ts';
import { openedByOwner, fieldsLater } from '../sealing/sealed.ts';
import { batchGet } from '../table/batch-get.ts';
import { batchPut } from '../table/batch-put.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

const isPlaced = ({ pk, sk, batchId, row }: Item): boolean => {
  if (typeof batchId !== 'string' || typeof row !== 'number') return false;
  const key = keys.batchRow(batchId, row);
  return pk === key.pk && sk === key.sk;
};

/** A row names its batch and itself. */
const rows = rowsOf(
  'batch row',
  z
    .any()
    .refine(isPlaced, { path: ['pk'] })
    .pipe(Row),
);

export const readRows = async (items: readonly Item[] = []): Promise<Row[]> => rows.all(await openedByOwner(items));

/** What is asked, as the file has it. */
const personal: ReadonlySet<string> = new Set(['asked']);

const rowItem = async (row: Row): Promise<Item> => {
  const place = keys.batchRow(row.batchId, row.row);
  return { ...place, ...(row.userId === undefined ? row : await fieldsLater(row.userId, place, { personal }, row)) };
};

const find = async (batchId: string, row: number): Promise<Row | undefined> => {
  const Key = keys.batchRow(batchId, row);
  const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key, ConsistentRead: true }));
  return Item && (await readRows([Item]))[0];
};

/** Rows by number, at most 100, in any order; those that cannot be read are left out. */
const findAll = async (batchId: string, numbers: readonly number[]): Promise<Row[]> =>
  numbers.length > 0 ? readRows(await batchGet(numbers.map((row) => keys.batchRow(batchId, row)))) : [];

/** The rows behind one, in order, so many at most; `to` is the last that was looked at, absent where there are no more. */
const after = async (
  batchId: string,
  row: number,
  limit: number,
): Promise<{ readonly rows: readonly Row[]; readonly to: number | undefined }> => {
  const { pk, sk } = keys.batchRow(batchId, row);
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk > :sk',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  const last: unknown = found.LastEvaluatedKey?.['sk'];
  return {
    rows: await readRows(found.Items),
    to: typeof last === 'string' ? Number(last.slice('ROW#'.length)) : undefined,
  };
};

/** Writes rows of a batch as they were read from its file. Only while nobody is asked about any of them. */
const keep = async (batch: Batch, read: readonly Row[]): Promise<void> => {
  const ttl = await goneAtFor(batch.userId, batch);
  await batchPut((await Promise.all(read.map(rowItem))).map((item) => ({ ...item, ttl })));
};

/** Says how many rows behind it ask the same, as far as the file is read. */
const setCopies = async (batchId: string, row: number, copies: number): Promise<void> => {
  await update({
    TableName: TableName(),
    Key: keys.batchRow(batchId, row),
    UpdateExpression: 'SET copies = :copies',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':copies': copies },
  });
};

/** Gives a row its outcome in this attempt, once: whoever comes second changes nothing. */
const close = (batchId: string, row: number, attempt: number, closing: Closing): Promise<boolean> => {
  const given = Object.entries({ ...closing, attempt }).filter(([, value]) => value !== undefined);
  return update({
    TableName: TableName(),
    Key: keys.batchRow(batchId, row),
    UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')}${closing.isPassing ? '' : ' REMOVE isPassing'}`,
    ConditionExpression: 'attribute_exists(pk) AND (#status = :pending OR #attempt < :attempt)',
    ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      ':pending': 'PENDING',
    },
  });
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.batchRow), ...opensSealed], find),
  findAll: verb([onTable('BatchGetItem').of(keys.batchRow), ...opensSealed], findAll),
  after: verb([onTable('Query').of(keys.batchRow), ...opensSealed], after),
  keep: verb([onTable('BatchWriteItem').of(keys.batchRow), ...opensSealed], keep),
  setCopies: verb([onTable('UpdateItem').of(keys.batchRow)], setCopies),
  close: verb([onTable('UpdateItem').of(keys.batchRow)], close),
};
