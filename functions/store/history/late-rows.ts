import { randomUUID } from 'node:crypto';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { segmentAt } from './segments.ts';

/**
 * Lets search find a final validation that was created late under an id that was known before: the segment that reaches over
 * it is made again. From the change of version on, whoever segments saw the row; what was segmented before is found then.
 * Doing it again, or where it was not late, does no harm.
 */
const follow = async (userId: string, id: string): Promise<void> => {
  const token = { TableName: TableName(), ExpressionAttributeValues: { ':token': randomUUID() } };
  await update({ ...token, Key: keys.segmentChanges(userId), UpdateExpression: 'SET version = :token' });
  const { covering } = await segmentAt(userId, id);
  if (covering === undefined) return;
  await update({
    ...token,
    Key: keys.segment(userId, covering),
    UpdateExpression: 'SET changed = :token',
    ConditionExpression: 'attribute_exists(pk)',
  });
};

export const verbs = {
  follow: verb([onTable('Query', 'UpdateItem').of(keys.segment, keys.segmentChanges)], follow),
};
