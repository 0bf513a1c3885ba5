import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusDays } from '../../rules/time.ts';
import { onceMoved, readsProfile, type User } from '../accounts/profile.ts';
import { keys } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { rowsOf } from '../table/row.ts';
import { listed, onList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { transact, update } from '../table/transaction.ts';

/**
 * What is to be done next: its own rows are to go; it waits for a sweep of the table that begins later; one has come round. A
 * word of another version begins anew.
 */
const Stage = z.enum(['own', 'waits', 'swept']).default('own').catch('own');
type Stage = z.output<typeof Stage>;

/** An account that is being deleted, and how far that has come. */
const Erasure = z.object({
  userId: z.string(),
  askedAt: z.iso.datetime(),
  stage: Stage,
  /** When its owner was told by mail, or nothing more was to be told. */
  toldAt: z.iso.datetime().optional(),
  /** When nothing of it was left and its e-mail was free again. */
  erasedAt: z.iso.datetime().optional(),
});
export type Erasure = Readonly<z.output<typeof Erasure>>;

const erasures = rowsOf('erasure', Erasure);

const listing = (userId: string, at: string) => listed('erasures', userId, `${at}#${userId}`);

/**
 * From here on the password proves nothing, whatever link to another one is under way, where it still is what was read. A
 * session that was opened meanwhile ends with the others: whoever knows the password and logs in without end delays nothing.
 */
const begin = async (
  { userId, passwordHash }: User,
  unguessable: string,
  now: string,
): Promise<'begun' | 'changed'> => {
  const items = [
    {
      Update: {
        TableName: TableName(),
        Key: keys.user(userId),
        UpdateExpression: 'SET deletedAt = :now, passwordHash = :new REMOVE resetLink, verificationLink',
        ConditionExpression: 'passwordHash = :old',
        ExpressionAttributeValues: { ':now': now, ':new': unguessable, ':old': passwordHash },
      },
    },
    // Nothing of the customer is sealed or opened any more.
    {
      Update: {
        TableName: TableName(),
        Key: keys.dataKey(userId),
        UpdateExpression: 'SET erasedAt = :now REMOVE wrappedKey, #list, #sort, keptTo',
        ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
        ExpressionAttributeValues: { ':now': now },
      },
    },
    {
      Put: {
        TableName: TableName(),
        Item: { ...keys.erasure(userId), userId, askedAt: now, ...listing(userId, now) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ];
  const failed = await onceMoved(
    userId,
    () => transact(items),
    (position) => position !== undefined,
  );
  return failed === undefined ? 'begun' : 'changed';
};

const list = (before: string, cursor?: Cursor): Promise<Page<Erasure>> =>
  readListedRows('erasures', erasures.one, { before, cursor });

const ofErasure = (userId: string) => ({ TableName: TableName(), Key: keys.erasure(userId) });

/** What is to be done next, and when, where nobody else said so since it was read. */
const note = async (
  { userId, stage: was }: Pick<Erasure, 'userId' | 'stage'>,
  stage: Stage,
  dueAt: string,
): Promise<void> => {
  const place = listing(userId, dueAt);
  await update({
    ...ofErasure(userId),
    UpdateExpression: 'SET #stage = :stage, #list = :list, #sort = :sort',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#stage) OR #stage = :was)',
    ExpressionAttributeNames: { '#stage': 'stage', '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ExpressionAttributeValues: {
      ':stage': stage,
      ':was': was,
      ':list': place[sparseIndex.partition],
      ':sort': place[sparseIndex.sort],
    },
  });
};

/** Its owner was told: nobody has to know the e-mail any more. */
const told = async (userId: string, now: string): Promise<void> => {
  await update({
    ...ofErasure(userId),
    UpdateExpression: 'SET toldAt = if_not_exists(toldAt, :now)',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now },
  });
};

/** Where the e-mail of a user is, whatever else of the user can be read. */
const Held = z.object({ email: z.string() });

/** The last of it goes at once: who it was, and who holds the e-mail. Somebody looks once more at `dueAt`. */
const finish = async ({ userId }: Erasure, now: string, dueAt: string): Promise<void> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.user(userId), ConsistentRead: true }),
  );
  const { data } = Held.safeParse(found.Item);
  const place = listing(userId, dueAt);
  const held = data && {
    Delete: {
      TableName: TableName(),
      Key: keys.email(data.email),
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  };
  await transact([
    ...(held ? [held] : []),
    { Delete: { TableName: TableName(), Key: keys.user(userId) } },
    // Stays without a key: whoever comes late draws no other one.
    {
      Update: {
        TableName: TableName(),
        Key: keys.dataKey(userId),
        UpdateExpression: 'SET erasedAt = if_not_exists(erasedAt, :now), #ttl = :ttl REMOVE wrappedKey, keptYears',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': now, ':ttl': secondsOf(plusDays(now, keptDays.erasures)) },
      },
    },
    {
      Update: {
        ...ofErasure(userId),
        UpdateExpression: 'SET erasedAt = :now, #stage = :own, #list = :list, #sort = :sort, #ttl = :ttl',
        ExpressionAttributeNames: {
          '#stage': 'stage',
          '#list': sparseIndex.partition,
          '#sort': sparseIndex.sort,
          '#ttl': 'ttl',
        },
        ExpressionAttributeValues: {
          ':now': now,
          ':own': 'own',
          ':list': place[sparseIndex.partition],
          ':sort': place[sparseIndex.sort],
          ':ttl': secondsOf(plusDays(now, keptDays.erasures)),
        },
      },
    },
  ]);
};

/** Nobody looks any more. */
const leave = async ({ userId }: Erasure): Promise<void> => {
  await update({
    ...ofErasure(userId),
    UpdateExpression: 'REMOVE #list, #sort, attempts',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
  });
};

export const verbs = {
  /** `changed` where the user is no longer as read: another password, or it was begun before. */
  begin: verb(
    [onTable('UpdateItem').of(keys.user, keys.dataKey), onTable('PutItem').of(keys.erasure), readsProfile],
    begin,
  ),
  /** Those that are due before a moment; before `~` all of them. */
  list: verb([onList('erasures'), onTable('BatchGetItem').of(keys.erasure)], list),
  note: verb([onTable('UpdateItem').of(keys.erasure)], note),
  told: verb([onTable('UpdateItem').of(keys.erasure)], told),
  finish: verb(
    [
      onTable('GetItem', 'DeleteItem').of(keys.user),
      onTable('DeleteItem').of(keys.email),
      onTable('UpdateItem').of(keys.erasure, keys.dataKey),
    ],
    finish,
  ),
  leave: verb([onTable('UpdateItem').of(keys.erasure)], leave),
};
