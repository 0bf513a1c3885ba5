import { randomUUID } from 'node:crypto';
import type { NameMatch } from '#shared/contract/resources/validation.ts';
import type { FraudLevel, FraudReason } from '#shared/validation/risk.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { lateAfterSeconds } from '../../rules/history/calm.ts';
import { minusSeconds } from '../../rules/time.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { writtenLater } from '../validations/sealed-row.ts';
import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';
import { backoff, refusedIn, update, type Items } from '../table/transaction.ts';
import type { Validation } from '../validations/validation.ts';
import { segmentAt } from './segments.ts';

/** What follows from the name that an answer is compared with. */
export interface Comparison {
  readonly expectedName: string;
  readonly nameMatch: NameMatch;
  readonly fraudLevel: FraudLevel;
  readonly fraudReasons: readonly FraudReason[];
}

/** Only the answer that was read is compared: nothing else of it may have become different. */
const comparisonOf = async ({ userId, id, completedAt }: Validation, comparison: Comparison) => {
  const { expectedName, nameMatch, fraudLevel, fraudReasons } = comparison;
  const written = await writtenLater({ userId, id }, 'sealedName', { expectedName, nameMatch });
  const names = Object.keys(written);
  const gone = ['expectedName', 'nameMatch'].filter((name) => !names.includes(name));
  return {
    TableName: TableName(),
    Key: keys.validation(userId, id),
    UpdateExpression: [
      `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}, fraudLevel = :fraudLevel, fraudReasons = :fraudReasons`,
      ...(gone.length > 0 ? [`REMOVE ${gone.join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: '#status = :valid AND completedAt = :completedAt',
    ExpressionAttributeNames: { '#status': 'status', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
    ExpressionAttributeValues: {
      ':valid': 'VALID',
      ':completedAt': completedAt,
      ...Object.fromEntries(names.map((name) => [`:${name}`, written[name]])),
      ':fraudLevel': fraudLevel,
      ':fraudReasons': fraudReasons,
    },
  };
};

/** What a search segment holds of the row follows it: one that is there is made again, and none is begun from before. */
const followers = async ({ userId, id }: Validation): Promise<Items> => {
  const { covering, next } = await segmentAt(userId, id);
  const token = randomUUID();
  const own = { TableName: TableName(), ExpressionAttributeValues: { ':token': token } };
  const version = { ...own, Key: keys.segmentChanges(userId), UpdateExpression: 'SET version = :token' };
  const changed = {
    ...own,
    Key: keys.segment(userId, covering ?? next),
    UpdateExpression: 'SET changed = :token',
    ConditionExpression: 'attribute_exists(pk)',
  };
  const { Key } = changed;
  const none = { TableName: TableName(), Key, ConditionExpression: 'attribute_not_exists(pk)' };
  return [{ Update: version }, covering === undefined ? { ConditionCheck: none } : { Update: changed }];
};

/** Each round somebody began a segment meanwhile. */
const rounds = 20;

/**
 * Writes what an answer's holder was compared with: one write, together with what makes its search segment follow. No segment
 * holds an answer of a moment ago yet. `false` where the answer is no longer one that names this holder.
 */
const write = async (validation: Validation, comparison: Comparison, now: string): Promise<boolean> => {
  const own = await comparisonOf(validation, comparison);
  if (validation.createdAt > minusSeconds(now, lateAfterSeconds)) return update(own);
  for (let round = 0; round < rounds; round++) {
    const refused = await refusedIn([{ Update: own }, ...(await followers(validation))]);
    if (refused.length === 0) return true;
    if (refused.includes(0)) return false;
    await backoff(round);
  }
  throw new Error('The segments of a history kept changing');
};

export const verbs = {
  write: verb(
    [
      onTable('Query', 'UpdateItem', 'ConditionCheckItem').of(keys.validation, keys.segment, keys.segmentChanges),
      ...opensSealed,
    ],
    write,
  ),
};
