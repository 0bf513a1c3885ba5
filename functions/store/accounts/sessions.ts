import * as z from 'zod';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { session as limits } from '#shared/plans.ts';
import { minusSeconds } from '../../rules/time.ts';
import { onTable, seeing } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys, keysBefore } from '../table/keys.ts';
import { onceMoved, readsProfile } from './profile.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { transact, update } from '../table/transaction.ts';
import { noOtherItem, type SecondFactor } from './second-factors.ts';

/** A signed-in browser. The token itself is never stored, only its SHA-256. */
const Session = z.object({
  sessionId: z.string(),
  userId: z.string(),
  email: z.string(),
  /** Family of the browser, as its user recognises it. */
  userAgent: z.string().optional(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When the password was given once more; absent where that was only at its beginning. */
  provenAt: z.iso.datetime().optional().catch(undefined),
  expiresAt: z.iso.datetime(),
});
export type Session = z.output<typeof Session>;

/** The row in the partition of the account by which a session is listed and ended. */
const SessionRef = z.object({ userId: z.string(), sessionId: z.string(), tokenHash: z.string() });
export type SessionRef = z.output<typeof SessionRef>;

const sessions = rowsOf('session', Session);
const refsOf = rowsOf('session of a user', SessionRef);

/** Two rows each, and a transaction takes 100. */
const removedAtOnce = 50;

const idleSeconds = limits.idleHours * 3600;
const isAlive = ({ expiresAt, lastSeenAt }: Session, now: string): boolean =>
  expiresAt > now && lastSeenAt > minusSeconds(now, idleSeconds);

const find = async (tokenHash: string, now: string): Promise<Session | undefined> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.session(tokenHash), ConsistentRead: true }),
  );
  const session = sessions.one(found.Item);
  return session && isAlive(session, now) ? session : undefined;
};

/** What whoever signs in has shown. */
interface Proven {
  readonly passwordHash: string;
  readonly passwordIsCommon: boolean;
  /** Absent where the account asked for none. */
  readonly factor?: Pick<SecondFactor, 'userId' | 'factorId'> | undefined;
}

/**
 * Opens a session while the password that was proven still is the user's, and no other second factor is on: a login can not
 * slip past a change that ends all sessions.
 */
const create = async (
  tokenHash: string,
  session: Session,
  { passwordHash, passwordIsCommon, factor }: Proven,
): Promise<'created' | 'passwordChanged' | 'factorOn'> => {
  const { userId, sessionId, expiresAt } = session;
  const ttl = secondsOf(expiresAt);
  const opened = [
    {
      Update: {
        TableName: TableName(),
        Key: keys.user(userId),
        UpdateExpression: `ADD logins :one ${passwordIsCommon ? 'SET passwordIsCommon = :yes' : 'REMOVE passwordIsCommon'}`,
        ConditionExpression: 'passwordHash = :passwordHash',
        ExpressionAttributeValues: {
          ':passwordHash': passwordHash,
          ':one': 1,
          ...(passwordIsCommon && { ':yes': true }),
        },
      },
    },
    { Put: { TableName: TableName(), Item: { ...keys.session(tokenHash), ...session, ttl } } },
    {
      Put: {
        TableName: TableName(),
        Item: { ...keys.sessionOf(userId, sessionId), userId, sessionId, tokenHash, ttl },
      },
    },
    noOtherItem(userId, factor, session.createdAt),
  ];
  const failed = await onceMoved(
    userId,
    () => transact(opened),
    (position) => position !== undefined,
  );
  if (failed === undefined) return 'created';
  return failed === opened.length - 1 ? 'factorOn' : 'passwordChanged';
};

/** Writes down that the session is in use, once for all who saw the same `lastSeenAt`; never revives one that ended. */
const extend = async (tokenHash: string, lastSeenAt: string, now: string): Promise<void> => {
  await update({
    TableName: TableName(),
    Key: keys.session(tokenHash),
    UpdateExpression: 'SET lastSeenAt = :now',
    ConditionExpression: 'lastSeenAt = :seen',
    ExpressionAttributeValues: { ':now': now, ':seen': lastSeenAt },
  });
};

/** Writes down that the password was given again; never revives a session that ended. */
const prove = async (tokenHash: string, now: string): Promise<void> => {
  await update({
    TableName: TableName(),
    Key: keys.session(tokenHash),
    UpdateExpression: 'SET provenAt = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  });
};

/** What is read of a reference: the versions before kept them among what a customer has, of which nothing else is seen. */
const ofRef = ['pk', 'sk', ...Object.keys(SessionRef.shape)];

const refsIn = async ({ pk, sk }: ReturnType<typeof keys.sessionOf>): Promise<SessionRef[]> => {
  const refs: SessionRef[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        ProjectionExpression: ofRef.join(', '),
        ScanIndexForward: false,
        ConsistentRead: true,
        ...(after ? { ExclusiveStartKey: after } : {}),
      }),
    );
    refs.push(...refsOf.all(found.Items));
    after = found.LastEvaluatedKey;
  } while (after);
  return refs;
};

/**
 * Every session a user opened and has not ended, newest first; those that ran out by themselves may still be among them.
 * Those that a version before opened come last, and leave their place a week later.
 */
const ofUser = async (userId: string): Promise<SessionRef[]> =>
  (await Promise.all([refsIn(keys.sessionOf(userId, '')), refsIn(keysBefore.sessionOf(userId, ''))])).flat();

/** Ends sessions: two items each. */
export const removeItems = (refs: readonly SessionRef[]) =>
  refs
    .flatMap(({ userId, sessionId, tokenHash }) => [keys.session(tokenHash), keys.sessionOf(userId, sessionId)])
    .map((Key) => ({ Delete: { TableName: TableName(), Key } }));

const remove = async (refs: readonly SessionRef[]): Promise<void> => {
  for (let start = 0; start < refs.length; start += removedAtOnce)
    await transact(removeItems(refs.slice(start, start + removedAtOnce)));
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.session)], find),
  create: verb(
    [
      onTable('UpdateItem').of(keys.user),
      onTable('PutItem').of(keys.session, keys.sessionOf),
      onTable('ConditionCheckItem').of(keys.secondFactor),
      readsProfile,
    ],
    create,
  ),
  extend: verb([onTable('UpdateItem').of(keys.session)], extend),
  prove: verb([onTable('UpdateItem').of(keys.session)], prove),
  ofUser: verb([seeing(ofRef, onTable('Query').of(keys.sessionOf, keysBefore.sessionOf))], ofUser),
  remove: verb([onTable('DeleteItem').of(keys.session, keys.sessionOf)], remove),
};
