import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { plusDays } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { grantItems, type Lot } from '../credits/credits.ts';
import { claimItems, type FreeClaim } from './free-credits.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { transact, update, updated } from '../table/transaction.ts';
import { passwordItem, type PasswordChange } from './password-change.ts';
import { removeItems } from './sessions.ts';

/** A link that was mailed: the SHA-256 of its token, and the mail that brought it, whose id begins with its time. */
const Link = z.object({ hash: z.string(), mailId: z.string() });
/** One that nobody has stands for one that cannot be read, until the next mail. */
const unreadableLink = { hash: '', mailId: '' };

const User = z.object({
  userId: z.string(),
  email: z.string(),
  /** As `functions/login/password.ts` writes it; with any other nobody could log in. */
  passwordHash: z.string().regex(/^argon2id\$\d+\$\d+\$[\w-]+\$[\w-]+$/),
  createdAt: z.iso.datetime(),
  /** Absent once the e-mail is confirmed; past this instant the account must be created again. */
  verifyBy: z.iso.datetime().optional(),
  verificationSentAt: z.iso.datetime(),
  /** Granted when the e-mail was confirmed; none where its mailbox had them before. */
  freeCredits: z.int().default(0),
  /** How many sessions were ever opened: whoever ends all of them can tell that none came in between. */
  logins: z.int(),
  /** Family of the browser that created it, where that said its name. */
  registeredWith: z.string().optional().catch(undefined),
  /** The newest link of each kind, which alone has force; absent until one is mailed by this release. */
  verificationLink: Link.optional().catch(unreadableLink),
  resetLink: Link.optional().catch(unreadableLink),
  /** What receipts call the customer; absent where they never said. */
  company: z.string().optional().catch(undefined),
  /** Absent where it is the one that the account was created with, or was changed by an earlier release. */
  passwordChangedAt: z.iso.datetime().optional().catch(undefined),
  /** Since when it is being deleted: nobody gets in any more. */
  deletedAt: z.iso.datetime().optional().catch(undefined),
  /** The last login was with a password that would not be taken today. */
  passwordIsCommon: z.boolean().optional().catch(undefined),
  /** In which the account was created; mails that nobody asked for use it. */
  language: z.enum(['es', 'en']).default('es').catch('es'),
});
export type User = z.output<typeof User>;

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

/** Nobody has to remember a sign-up that was never confirmed. */
const leaving = ({ verifyBy }: Pick<User, 'verifyBy'>) =>
  verifyBy === undefined ? {} : { ttl: secondsOf(plusDays(verifyBy, keptDays.expiredSignUps)) };

export const verbs = {
  find: verb([onTable('GetItem').of(keys.user)], async (userId: string): Promise<User | undefined> => {
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.user(userId), ConsistentRead: true }),
    );
    return users.one(found.Item);
  }),

  findByEmail: verb(
    [onTable('GetItem').of(keys.email, keys.user)],
    async (email: string): Promise<User | undefined> => {
      const owner = await documents.send(
        new GetCommand({ TableName: TableName(), Key: keys.email(email), ConsistentRead: true }),
      );
      // Reads twice in either case: a missing account must not answer faster.
      const { userId } = emails.one(owner.Item) ?? { userId: 'nobody' };
      const found = await documents.send(
        new GetCommand({ TableName: TableName(), Key: keys.user(userId), ConsistentRead: true }),
      );
      return users.one(found.Item);
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
    ],
    async (waiting: Waiting, lot: Lot, now: string): Promise<'granted' | 'notGranted' | 'notWaiting'> => {
      const { userId, claim } = waiting;
      const confirmed = confirmItems(waiting, now);
      const failed = await transact([
        ...confirmed(lot.granted),
        ...claimItems(userId, claim),
        ...grantItems(userId, lot, now),
      ]);
      if (failed === undefined) return 'granted';
      if (failed < confirmed(0).length) return 'notWaiting';
      return (await transact(confirmed(0))) === undefined ? 'notGranted' : 'notWaiting';
    },
  ),

  /** Says what the customer is called, or that they say nothing; `undefined` where the account is gone. */
  nameCompany: verb(
    [onTable('UpdateItem').of(keys.user)],
    async (userId: string, company: string | undefined): Promise<User | undefined> =>
      users.one(
        await updated({
          TableName: TableName(),
          Key: keys.user(userId),
          UpdateExpression: company === undefined ? 'REMOVE company' : 'SET company = :company',
          ConditionExpression: 'attribute_exists(pk)',
          ...(company !== undefined && { ExpressionAttributeValues: { ':company': company } }),
        }),
      ),
  ),

  /** Replaces the password and ends these sessions: all of it or nothing, where the user is as read. */
  changePassword: verb(
    [onTable('UpdateItem').of(keys.user), onTable('DeleteItem').of(keys.session, keys.sessionOf)],
    async (user: User, change: PasswordChange) => {
      const refused = await transact([passwordItem(user, change), ...removeItems(change.sessions)]);
      return refused === undefined ? ('done' as const) : ('changed' as const);
    },
  ),

  /** True for one caller a minute: whoever gets true may send the mail. */
  claimResend: verb(
    [onTable('UpdateItem').of(keys.user)],
    async (userId: string, { now, notAfter }: { now: string; notAfter: string }): Promise<boolean> =>
      update({
        TableName: TableName(),
        Key: keys.user(userId),
        UpdateExpression: 'SET verificationSentAt = :now',
        ConditionExpression: 'verificationSentAt <= :notAfter',
        ExpressionAttributeValues: { ':now': now, ':notAfter': notAfter },
      }),
  ),

  /** Lets a link take the force of earlier ones; `false` when a newer mail did, or the account is gone. */
  pointLink: verb(
    [onTable('UpdateItem').of(keys.user)],
    async (userId: string, kind: 'verificationLink' | 'resetLink', link: z.output<typeof Link>): Promise<boolean> =>
      update({
        TableName: TableName(),
        Key: keys.user(userId),
        UpdateExpression: 'SET #kind = :link',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#kind.mailId) OR #kind.mailId <= :mail)',
        ExpressionAttributeNames: { '#kind': kind },
        ExpressionAttributeValues: { ':link': link, ':mail': link.mailId },
      }),
  ),

  /** Deletes an account that was never verified, and frees its e-mail; `false` when it is verified or gone. */
  remove: verb(
    [onTable('DeleteItem').of(keys.user, keys.email)],
    async ({ userId, email }: Pick<User, 'userId' | 'email'>): Promise<boolean> => {
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
};
