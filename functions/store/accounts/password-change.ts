import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';
import type { SessionRef } from './sessions.ts';

/** Another password, and the sessions that end with it. */
export interface PasswordChange {
  readonly newHash: string;
  readonly sessions: readonly SessionRef[];
  readonly at: string;
  /** Though sessions are opened all the time: who writes it ends those that came in between. */
  readonly isInsisting?: boolean;
}

/** A user as they were read: their password, and how many sessions were ever opened. */
interface AsRead {
  readonly userId: string;
  readonly passwordHash: string;
  readonly logins: number;
}

/** Replaces the password, unless it was changed, or one more session opened, since the user was read. */
export const passwordItem = (
  { userId, passwordHash, logins }: AsRead,
  { newHash, at, isInsisting }: PasswordChange,
) => ({
  Update: {
    TableName: TableName(),
    Key: keys.user(userId),
    UpdateExpression: 'SET passwordHash = :new, passwordChangedAt = :at REMOVE passwordIsCommon',
    ConditionExpression: `passwordHash = :old${isInsisting ? '' : ' AND logins = :logins'}`,
    ExpressionAttributeValues: {
      ':new': newHash,
      ':at': at,
      ':old': passwordHash,
      ...(!isInsisting && { ':logins': logins }),
    },
  },
});
