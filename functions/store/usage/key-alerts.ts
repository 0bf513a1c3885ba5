import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { daySeconds } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { secondsOf, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

/** A mark that a key's month passed. */
export interface Alert {
  readonly userId: string;
  readonly key: string;
  readonly month: string;
  readonly percentage: number;
}

/** Longer than any month goes on. */
const keptDays = 62;

const row = ({ userId, key, month, percentage }: Alert) => ({
  TableName: TableName(),
  Key: keys.keyAlert(userId, key, month, percentage),
});

export const verbs = {
  /** True once a key, month and mark: whoever gets true may send the mail. */
  claim: verb([onTable('UpdateItem')], (alert: Alert, now: string): Promise<boolean> =>
    update({
      ...row(alert),
      UpdateExpression: 'SET mailedAt = :now, #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(mailedAt)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': now, ':ttl': secondsOf(now) + keptDays * daySeconds },
    }),
  ),

  /** The mail was not taken: whoever is told next may try again. */
  release: verb([onTable('UpdateItem')], async (alert: Alert): Promise<void> => {
    await update({ ...row(alert), UpdateExpression: 'REMOVE mailedAt' });
  }),
};
