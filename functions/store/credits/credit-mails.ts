import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Lot } from './credits.ts';
import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';

export type CreditMail = 'lowCredits' | 'expiringCredits';

/** A lot says of itself which mails left: one attribute per kind. */
const marker = (userId: string, { lotId }: Lot, kind: CreditMail) => ({
  TableName: TableName(),
  Key: keys.wallet(userId),
  ExpressionAttributeNames: { '#lot': lotId, '#mailed': `${kind}MailedAt` },
});

/** Transactions of one item each: a validation may be writing the same wallet, and conflicts are tried again. */
export const verbs = {
  /** True once per lot and kind: whoever gets true may send the mail. */
  claim: verb(
    [onTable('UpdateItem').of(keys.wallet)],
    async (userId: string, lot: Lot, kind: CreditMail, now: string): Promise<boolean> => {
      const claimed = {
        ...marker(userId, lot, kind),
        UpdateExpression: 'SET #lot.#mailed = :now',
        ConditionExpression: 'attribute_exists(#lot) AND attribute_not_exists(#lot.#mailed)',
        ExpressionAttributeValues: { ':now': now },
      };
      return (await transact([{ Update: claimed }])) === undefined;
    },
  ),

  /** The mail was refused: the next run may try again. */
  release: verb(
    [onTable('UpdateItem').of(keys.wallet)],
    async (userId: string, lot: Lot, kind: CreditMail): Promise<void> => {
      const released = {
        ...marker(userId, lot, kind),
        UpdateExpression: 'REMOVE #lot.#mailed',
        ConditionExpression: 'attribute_exists(#lot)',
      };
      await transact([{ Update: released }]);
    },
  ),
};
