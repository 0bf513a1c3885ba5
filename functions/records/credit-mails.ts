import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import type { Lot } from './credits.ts';
import { keys } from './keys.ts';
import { documents, TableName } from './table.ts';

export type CreditMail = 'lowCredits' | 'expiringCredits';

/** A lot says of itself which mails left: one attribute per kind. */
const marker = (userId: string, { lotId }: Lot, kind: CreditMail) => ({
  TableName: TableName(),
  Key: keys.wallet(userId),
  ExpressionAttributeNames: { '#lot': lotId, '#mailed': `${kind}MailedAt` },
});

export const verbs = {
  /** True once per lot and kind: whoever gets true may send the mail. */
  claim: verb([onTable('UpdateItem')], (userId: string, lot: Lot, kind: CreditMail, now: string): Promise<boolean> =>
    documents
      .send(
        new UpdateCommand({
          ...marker(userId, lot, kind),
          UpdateExpression: 'SET #lot.#mailed = :now',
          ConditionExpression: 'attribute_exists(#lot) AND attribute_not_exists(#lot.#mailed)',
          ExpressionAttributeValues: { ':now': now },
        }),
      )
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof ConditionalCheckFailedException) return false;
          throw error;
        },
      ),
  ),

  /** The mail was refused: the next run may try again. */
  release: verb([onTable('UpdateItem')], async (userId: string, lot: Lot, kind: CreditMail): Promise<void> => {
    await documents.send(new UpdateCommand({ ...marker(userId, lot, kind), UpdateExpression: 'REMOVE #lot.#mailed' }));
  }),
};
