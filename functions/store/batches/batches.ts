import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Batch } from '../../rules/batches/batch.ts';
import type { CountedRows } from '../../rules/keys/month-room.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { onList, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, TableName } from '../table/table.ts';
import { refusedIn, replace } from '../table/transaction.ts';
import { countRowsItem } from '../keys/count-rows.ts';
import { batchItem, readBatch, readBatches } from './batch-item.ts';

const find = async (userId: string, id: string): Promise<Batch | undefined> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.batch(userId, id), ConsistentRead: true }),
  );
  return readBatch(found.Item);
};

/** A batch in place of how it was read: nothing is written where somebody else wrote it meanwhile. */
export const batchPut = async (seen: Batch, next: Batch) => ({
  TableName: TableName(),
  Item: await batchItem({ ...next, version: seen.version + 1 }),
  ConditionExpression: 'version = :seen',
  ExpressionAttributeValues: { ':seen': seen.version },
});

/** Writes a batch if it is as it was read; gives it as it stands then. */
export const write = async (seen: Batch, next: Batch): Promise<Batch | undefined> =>
  (await replace(await batchPut(seen, next))) ? { ...next, version: seen.version + 1 } : undefined;

/** The same together with its rows in the month of the key that made it, if there is room for all of them. */
const writeCounted = async (
  seen: Batch,
  next: Batch,
  counted: CountedRows,
): Promise<Batch | 'monthUsedUp' | undefined> => {
  const written = { ...next, countedIn: counted.month };
  const refused = await refusedIn([{ Put: await batchPut(seen, written) }, countRowsItem(counted)]);
  if (refused.length === 0) return { ...written, version: seen.version + 1 };
  return refused.includes(0) ? undefined : 'monthUsedUp';
};

/** Batches of one customer that wait for credits. */
const listShort = async (userId: string): Promise<Batch[]> => {
  const batches: Batch[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { pk, sk } = keys.batch(userId, '');
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        FilterExpression: 'pausedBy = :credits AND stage = :asking',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk, ':credits': 'credits', ':asking': 'asking' },
        ExclusiveStartKey: from,
      }),
    );
    batches.push(...(await readBatches(found.Items)));
    from = found.LastEvaluatedKey;
  } while (from);
  return batches;
};

/** A page of those that somebody is to look after by now, the longest due first. */
const listDue = (now: string, cursor?: Cursor): Promise<Page<Batch>> =>
  readListedRows('batches', readBatch, { before: `${now}~`, cursor });

export const verbs = {
  find: verb([onTable('GetItem').of(keys.batch), ...opensSealed], find),
  write: verb([onTable('PutItem').of(keys.batch), ...opensSealed], write),
  writeCounted: verb(
    [onTable('PutItem').of(keys.batch), onTable('UpdateItem').of(keys.apiKey), ...opensSealed],
    writeCounted,
  ),
  listShort: verb([onTable('Query').of(keys.batch), ...opensSealed], listShort),
  listDue: verb([onList('batches'), onTable('BatchGetItem').of(keys.batch), ...opensSealed], listDue),
};
