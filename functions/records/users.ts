import * as z from 'zod';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { onTable } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import { grantItems, type Lot } from './credits.ts';
import { keys } from './keys.ts';
import { documents, TableName } from './table.ts';
import { transact } from './transaction.ts';

const User = z.object({
  userId: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  createdAt: z.iso.datetime(),
  /** Absent once the e-mail is confirmed; past this instant the account must be created again. */
  verifyBy: z.iso.datetime().optional(),
  verificationSentAt: z.iso.datetime(),
  /** How many sessions were ever opened: whoever ends all of them can tell that none came in between. */
  logins: z.int(),
  /** In which the account was created; mails that nobody asked for use it. */
  language: z.enum(['es', 'en']).default('es'),
});
export type User = z.output<typeof User>;

const Email = z.object({ userId: z.string() });

const notMet = (error: unknown): false => {
  if (error instanceof ConditionalCheckFailedException) return false;
  throw error;
};

export const verbs = {
  find: verb([onTable('GetItem')], async (userId: string): Promise<User | undefined> => {
    const found = await documents.send(new GetCommand({ TableName: TableName(), Key: keys.user(userId) }));
    return found.Item && User.parse(found.Item);
  }),

  findByEmail: verb([onTable('GetItem')], async (email: string): Promise<User | undefined> => {
    const owner = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.email(email), ConsistentRead: true }),
    );
    // Reads twice in either case: a missing account must not answer faster.
    const { userId } = owner.Item ? Email.parse(owner.Item) : { userId: 'nobody' };
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.user(userId), ConsistentRead: true }),
    );
    return found.Item && User.parse(found.Item);
  }),

  /** Takes the e-mail unless someone holds it; an account never verified in time no longer holds it. */
  create: verb([onTable('PutItem')], async (user: User): Promise<'created' | 'emailTaken'> => {
    const failed = await transact([
      {
        Put: {
          TableName: TableName(),
          Item: { ...keys.email(user.email), userId: user.userId, verifyBy: user.verifyBy },
          ConditionExpression: 'attribute_not_exists(pk) OR verifyBy < :now',
          ExpressionAttributeValues: { ':now': user.createdAt },
        },
      },
      { Put: { TableName: TableName(), Item: { ...keys.user(user.userId), ...user } } },
    ]);
    return failed === undefined ? 'created' : 'emailTaken';
  }),

  /** Confirms the e-mail and grants the free lot in one transaction; a second confirmation grants nothing. */
  verify: verb(
    [onTable('UpdateItem', 'PutItem')],
    async (user: { userId: string; email: string }, lot: Lot, now: string): Promise<'verified' | 'notWaiting'> => {
      const stillWaiting = {
        TableName: TableName(),
        UpdateExpression: 'REMOVE verifyBy',
        ConditionExpression: 'verifyBy >= :now AND userId = :userId',
        ExpressionAttributeValues: { ':now': now, ':userId': user.userId },
      };
      const failed = await transact([
        { Update: { ...stillWaiting, Key: keys.user(user.userId) } },
        { Update: { ...stillWaiting, Key: keys.email(user.email) } },
        ...grantItems(user.userId, lot, now),
      ]);
      return failed === undefined ? 'verified' : 'notWaiting';
    },
  ),

  /** True for one caller a minute: whoever gets true may send the mail. */
  claimResend: verb(
    [onTable('UpdateItem')],
    async (userId: string, { now, notAfter }: { now: string; notAfter: string }): Promise<boolean> =>
      documents
        .send(
          new UpdateCommand({
            TableName: TableName(),
            Key: keys.user(userId),
            UpdateExpression: 'SET verificationSentAt = :now',
            ConditionExpression: 'verificationSentAt <= :notAfter',
            ExpressionAttributeValues: { ':now': now, ':notAfter': notAfter },
          }),
        )
        .then(() => true, notMet),
  ),
};
