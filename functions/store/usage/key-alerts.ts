import { keptDays } from '#shared/kept-days.ts';
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

/** What webhooks are told of it. */
interface Marked extends Alert {
  /** What its owner shows of the key. */
  readonly keyId: string;
  readonly limit: number;
}

const row = ({ userId, key, month, percentage }: Alert) => ({
  TableName: TableName(),
  Key: keys.keyAlert(userId, key, month, percentage),
});

export const verbs = {
  /** True once a key, month and mark: whoever gets true may send the mail. */
  claim: verb([onTable('UpdateItem').of(keys.keyAlert)], (alert: Marked, now: string): Promise<boolean> =>
    update({
      ...row(alert),
      UpdateExpression: 'SET mailedAt = :now, keyId = :keyId, #limit = :limit, #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(mailedAt)',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#limit': 'limit' },
      ExpressionAttributeValues: {
        ':now': now,
        ':keyId': alert.keyId,
        ':limit': alert.limit,
        ':ttl': secondsOf(now) + keptDays.keyAlerts * daySeconds,
      },
    }),
  ),

  /** The mail was not taken: whoever is told next may try again. */
  release: verb([onTable('UpdateItem').of(keys.keyAlert)], async (alert: Alert): Promise<void> => {
    await update({ ...row(alert), UpdateExpression: 'REMOVE mailedAt' });
  }),
};
