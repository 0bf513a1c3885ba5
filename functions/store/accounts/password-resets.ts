import * as z from 'zod';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { passwordItem, type PasswordChange } from './password-change.ts';
import { onceMoved, readsProfile } from './profile.ts';
import { removeItems } from './sessions.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';
import type { User } from './users.ts';

/**
 * The right to choose another password once, held by whoever received the mail. Only the SHA-256 of its token is stored;
 * `passwordMark` is that of the password hash it may replace, so that one reset takes the force of all earlier mails.
 */
const PasswordReset = z.object({
  userId: z.string(),
  passwordMark: z.string(),
  expiresAt: z.iso.datetime(),
});
export type PasswordReset = z.output<typeof PasswordReset>;

const resets = rowsOf('password reset', PasswordReset);

export const verbs = {
  create: verb(
    [onTable('PutItem').of(keys.passwordReset)],
    async (tokenHash: string, reset: PasswordReset): Promise<void> => {
      await documents().send(
        new PutCommand({
          TableName: TableName(),
          Item: { ...keys.passwordReset(tokenHash), ...reset, ttl: secondsOf(reset.expiresAt) },
        }),
      );
    },
  ),

  find: verb(
    [onTable('GetItem').of(keys.passwordReset)],
    async (tokenHash: string, now: string): Promise<PasswordReset | undefined> => {
      const found = await documents().send(
        new GetCommand({ TableName: TableName(), Key: keys.passwordReset(tokenHash), ConsistentRead: true }),
      );
      const reset = resets.one(found.Item);
      return reset && reset.expiresAt > now ? reset : undefined;
    },
  ),

  /**
   * Uses the token up, replaces the password and ends these sessions: all of it or nothing. `changed` when the user is no
   * longer as read: another password, or one more session.
   */
  use: verb(
    [
      onTable('DeleteItem').of(keys.passwordReset, keys.session, keys.sessionOf),
      onTable('UpdateItem').of(keys.user),
      readsProfile,
    ],
    async (tokenHash: string, user: User, change: PasswordChange): Promise<'done' | 'used' | 'changed'> => {
      const items = [
        {
          Delete: {
            TableName: TableName(),
            Key: keys.passwordReset(tokenHash),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
        passwordItem(user, change),
        ...removeItems(change.sessions),
      ];
      const failed = await onceMoved(
        user.userId,
        () => transact(items),
        (position) => position !== undefined,
      );
      if (failed === undefined) return 'done';
      return failed === 0 ? 'used' : 'changed';
    },
  ),
};
