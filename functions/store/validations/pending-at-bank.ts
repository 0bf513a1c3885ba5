import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import { onList, listed, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { writtenLater } from './sealed-row.ts';
import type { Awaiting, Validation } from './validation.ts';
import { listValidations } from './validations.ts';

/**
 * A bank that wants more time, or that has to be asked again because the function that asked it died. The validation keeps
 * its state and its reserved credit, but leaves the list of those that owe an answer because their function may have died:
 * the settle job does not see it, the one that asks again does.
 */
const open = async (validation: Validation, awaiting: Awaiting): Promise<'open' | 'alreadySettled'> => {
  const { userId, id, createdAt } = validation;
  const written = await writtenLater(validation, 'sealedAwaiting', { awaiting });
  const [attribute = ''] = Object.keys(written);
  const gone = ['attempts', ...(attribute === 'awaiting' ? [] : ['awaiting'])];
  const opened = {
    TableName: TableName(),
    Key: keys.validation(userId, id),
    UpdateExpression: `SET #awaiting = :awaiting, ${sparseIndex.partition} = :list REMOVE ${gone.join(', ')}`,
    ConditionExpression: '#status = :underway',
    ExpressionAttributeNames: { '#status': 'status', '#awaiting': attribute },
    ExpressionAttributeValues: {
      ':awaiting': written[attribute],
      ':list': listed('pendingAtBank', id, createdAt)[sparseIndex.partition],
      ':underway': 'PROCESSING',
    },
  };
  return (await update(opened)) ? 'open' : 'alreadySettled';
};

/** A page of the validations whose bank wants more time. */
const list = (cursor?: Cursor): Promise<Page<Validation>> => listValidations('pendingAtBank', { cursor });

export const verbs = {
  open: verb([onTable('UpdateItem').of(keys.validation), ...opensSealed], open),
  list: verb([onList('pendingAtBank'), onTable('GetItem').of(keys.validation), ...opensSealed], list),
};
