import { onTable, onUnsettledIndex } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { listed, readList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { findPlaced, type Awaiting, type Validation } from './validations.ts';

/**
 * A bank that wants more time. The validation keeps its state and its reserved credit, but leaves the list of those that
 * owe an answer because their function may have died: the settle job does not see it, the one that asks again does.
 */
const open = async ({ userId, id, createdAt }: Validation, awaiting: Awaiting): Promise<'open' | 'alreadySettled'> => {
  const opened = {
    TableName: TableName(),
    Key: keys.validation(userId, id),
    UpdateExpression: `SET awaiting = :awaiting, ${sparseIndex.partition} = :list`,
    ConditionExpression: '#status = :underway',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':awaiting': awaiting,
      ':list': listed('pendingAtBank', id, createdAt)[sparseIndex.partition],
      ':underway': 'PROCESSING',
    },
  };
  return (await update(opened)) ? 'open' : 'alreadySettled';
};

/** Of each of the partitions a list is spread over. */
const pageSize = 10;

/** A page of the validations whose bank wants more time. */
const list = async (cursor?: Cursor): Promise<Page<Validation>> => {
  const { places, next } = await readList('pendingAtBank', { limit: pageSize, cursor });
  return { ...(await findPlaced(places)), next };
};

export const verbs = {
  open: verb([onTable('UpdateItem')], open),
  list: verb([onUnsettledIndex, onTable('GetItem')], list),
};
