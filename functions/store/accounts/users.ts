import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { plusDays } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { grantItems, type Lot } from '../credits/credits.ts';
import { claimItems, type FreeClaim } from './free-credits.ts';
import { keys, keysBefore } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { remove, transact, update, updated } from '../table/transaction.ts';
import { passwordItem, type PasswordChange } from './password-change.ts';
import { type Link, moveIn, onceMoved, readProfile, readsProfile, User } from './profile.ts';
import { removeItems } from './sessions.ts';

export type { User } from './profile.ts';

const users = rowsOf('user', User);
const emails = rowsOf('e-mail', z.object({ userId: z.string() }));

interface Waiting {
  readonly userId: string;
  readonly email: string;
  /** Whose free credits they are: of the mailbox once, and of its company so many times. */
  readonly claim: FreeClaim;
}

const confirmItems =
  ({ userId, email }: Waiting, now: string) =>
  (freeCredits: number) => {
    const stillWaiting = {
      TableName: TableName(),
      ConditionExpression: 'verifyBy >= :now AND userId = :userId',
    };
    const values = { ':now': now, ':userId': userId };
    return [
      {
        Update: {
          ...stillWaiting,
          Key: keys.user(userId),
          UpdateExpression: 'SET freeCredits = :free REMOVE verifyBy, #ttl',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ...values, ':free': freeCredits },
        },
      },
      {
        Update: {
          ...stillWaiting,
          Key: keys.email(email),
          UpdateExpression: 'REMOVE verifyBy, #ttl',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: values,
        },
      },
    ];
  };

const confirm = async (waiting: Waiting, lot: Lot, now: string): Promise<'granted' | 'notGranted' | 'notWaiting'> => {
  const { userId, claim } = waiting;
  const confirmed = confirmItems(waiting, now);
  const failed = await transact([...confirmed(lot.granted), ...claimItems(claim), ...grantItems(userId, lot, now)]);
  if (failed === undefined) return 'granted';
  if (failed < confirmed(0).length) return 'notWaiting';
  return (await transact(confirmed(0))) === undefined ? 'notGranted' : 'notWaiting';
};

const named = (userId: string, company: string | undefined) =>
  updated({
    TableName: TableName(),
    Key: keys.user(userId),
    UpdateExpression: company === undefined ? 'REMOVE company' : 'SET company = :company',
    ConditionExpression: 'attribute_exists(pk)',
    ...(company !== undefined && { ExpressionAttributeValues: { ':company': company } }),
  });

const isFalse = (written: boolean): boolean => !written;
/** Nobody has to remember a sign-up that was never confirmed. */
const leaving = ({ verifyBy }: Pick<User, 'verifyBy'>) =>
  verifyBy === undefined ? {} : { ttl: secondsOf(plusDays(verifyBy, keptDays.expiredSignUps)) };

export const verbs = {
  find: verb([readsProfile], async (userId: string): Promise<User | undefined> => users.one(await readProfile(userId))),

  findByEmail: verb(
    [onTable('GetItem').of(keys.email), readsProfile],
    async (email: string): Promise<User | undefined> => {
      const owner = await documents().send(
        new GetCommand({ TableName: TableName(), Key: keys.email(email), ConsistentRead: true }),
      );
      // Reads twice in either case: a missing account must not answer faster.
      const { userId } = emails.one(owner.Item) ?? { userId: 'nobody' };
      return users.one(await readProfile(userId));
    },
  ),

  /** Takes the e-mail unless someone holds it; an account never verified in time no longer holds it. */
  create: verb(
    [onTable('PutItem').of(keys.email, keys.user)],
    async (user: User): Promise<'created' | 'emailTaken'> => {
      const failed = await transact([
        {
          Put: {
            TableName: TableName(),
            Item: { ...keys.email(user.email), userId: user.userId, verifyBy: user.verifyBy, ...leaving(user) },
            ConditionExpression: 'attribute_not_exists(pk) OR verifyBy < :now',
            ExpressionAttributeValues: { ':now': user.createdAt },
          },
        },
        { Put: { TableName: TableName(), Item: { ...keys.user(user.userId), ...user, ...leaving(user) } } },
      ]);
      return failed === undefined ? 'created' : 'emailTaken';
    },
  ),

  /**
   * Confirms the e-mail and grants the free lot in one transaction; a second confirmation grants nothing, nor does that of
   * another account where the mailbox, or enough of its company, have had theirs.
   */
  verify: verb(
    [
      onTable('UpdateItem').of(keys.user, keys.email, keys.freeDomain, keys.wallet),
      onTable('PutItem').of(keys.freeClaim, keys.movement),
      readsProfile,
    ],
    (waiting: Waiting, lot: Lot, now: string) =>
      onceMoved(
        waiting.userId,
        () => confirm(waiting, lot, now),
        (confirmed) => confirmed === 'notWaiting',
      ),
  ),

  /** Says what the customer is called, or that they say nothing; `undefined` where the account is gone. */
  nameCompany: verb(
    [onTable('UpdateItem').of(keys.user), readsProfile],
    async (userId: string, company: string | undefined): Promise<User | undefined> => {
      if (!(await readProfile(userId))) return undefined;
      return users.one(
        await onceMoved(
          userId,
          () => named(userId, company),
          (item) => item === undefined,
        ),
      );
    },
  ),

  /** Replaces the password and ends these sessions: all of it or nothing, where the user is as read. */
  changePassword: verb(
    [onTable('UpdateItem').of(keys.user), onTable('DeleteItem').of(keys.session, keys.sessionOf), readsProfile],
    async (user: User, change: PasswordChange) => {
      const write = () => transact([passwordItem(user, change), ...removeItems(change.sessions)]);
      const refused = await onceMoved(user.userId, write, (position) => position !== undefined);
      return refused === undefined ? ('done' as const) : ('changed' as const);
    },
  ),

  /** True for one caller a minute: whoever gets true may send the mail. */
  claimResend: verb(
    [onTable('UpdateItem').of(keys.user), readsProfile],
    (userId: string, { now, notAfter }: { now: string; notAfter: string }): Promise<boolean> => {
      const claimed = {
        TableName: TableName(),
        Key: keys.user(userId),
        UpdateExpression: 'SET verificationSentAt = :now',
        ConditionExpression: 'verificationSentAt <= :notAfter',
        ExpressionAttributeValues: { ':now': now, ':notAfter': notAfter },
      };
      return onceMoved(userId, () => update(claimed), isFalse);
    },
  ),

  /** Lets a link take the force of earlier ones; `false` when a newer mail did, or the account is gone. */
  pointLink: verb(
    [onTable('UpdateItem').of(keys.user), readsProfile],
    (userId: string, kind: 'verificationLink' | 'resetLink', link: Link): Promise<boolean> => {
      const pointed = {
        TableName: TableName(),
        Key: keys.user(userId),
        UpdateExpression: 'SET #kind = :link',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#kind.mailId) OR #kind.mailId <= :mail)',
        ExpressionAttributeNames: { '#kind': kind },
        ExpressionAttributeValues: { ':link': link, ':mail': link.mailId },
      };
      return onceMoved(userId, () => update(pointed), isFalse);
    },
  ),

  /** Deletes an account that was never verified, and frees its e-mail; `false` when it is verified or gone. */
  remove: verb(
    [onTable('UpdateItem').of(keys.user), onTable('DeleteItem').of(keys.user, keys.email), readsProfile],
    async ({ userId, email }: Pick<User, 'userId' | 'email'>): Promise<boolean> => {
      // Where the versions before kept it, whoever hears that it was moved takes it away: guests touch nothing there.
      await moveIn(userId);
      const unverified = {
        TableName: TableName(),
        ConditionExpression: 'attribute_exists(verifyBy) AND userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
      };
      const failed = await transact([
        { Delete: { ...unverified, Key: keys.user(userId) } },
        { Delete: { ...unverified, Key: keys.email(email) } },
      ]);
      return failed === undefined;
    },
  ),

  /** Takes a profile away where the versions before kept it, once it was moved. */
  clearBefore: verb([onTable('DeleteItem').of(keysBefore.user)], (userId: string): Promise<void> =>
    remove({ TableName: TableName(), Key: keysBefore.user(userId) }),
  ),
};
