import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { onTable, onUnsettledIndex } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys, unsettled } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';
import { findPlaced, type Awaiting, type Placed, type Validation } from './validations.ts';

/**
 * A bank that wants more time. The validation keeps its state and its reserved credit, but leaves the list of those that
 * owe an answer because their function may have died: the settle job does not see it, the one that asks again does.
 */
const open = async ({ userId, id }: Validation, awaiting: Awaiting): Promise<'open' | 'alreadySettled'> => {
  const opened = {
    TableName: TableName(),
    Key: keys.validation(userId, id),
    UpdateExpression: `SET awaiting = :awaiting, ${unsettled.partition} = :awaited`,
    ConditionExpression: '#status = :underway',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':awaiting': awaiting, ':awaited': unsettled.awaited, ':underway': 'PROCESSING' },
  };
  return (await transact([{ Update: opened }])) === undefined ? 'open' : 'alreadySettled';
};

/** Validations whose bank wants more time, oldest first, those created after `after`, at most `limit`. */
const list = async (after: Validation | undefined, limit: number): Promise<Placed> => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      IndexName: unsettled.indexName,
      KeyConditionExpression: `${unsettled.partition} = :awaited AND ${unsettled.sort} > :after`,
      ExpressionAttributeValues: {
        ':awaited': unsettled.awaited,
        ':after': after ? unsettled.key(after.createdAt, after.id).unsettledSk : '0',
      },
      Limit: limit,
    }),
  );
  return findPlaced(found.Items);
};

export const verbs = {
  open: verb([onTable('UpdateItem')], open),
  list: verb([onUnsettledIndex, onTable('GetItem')], list),
};
