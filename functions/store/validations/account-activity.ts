import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import {
  AccountActivity,
  activityWith,
  lastAt,
  rememberedDays,
  type Answered,
} from '../../rules/risk/account-activity.ts';
import { daySeconds } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { backoff, update } from '../table/transaction.ts';

const parts = ['customers', 'named', 'refused', 'firstAt'] as const;
const rows = rowsOf('account activity', AccountActivity);

/**
 * What releases before wrote of documents and refusals without saying who met them: it may be one customer's word, so it is
 * not read, and goes with the next write.
 */
const isAnonymous = (name: string): boolean => name === 'documents' || name === 'refusedAt' || name.startsWith('seen.');

const moment = z.iso.datetime();
const KnownTimes = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((times) =>
    Object.fromEntries(
      Object.entries(times).flatMap(([name, at]) => {
        const { data } = moment.safeParse(at);
        return data === undefined ? [] : [[name, data]];
      }),
    ),
  );

/** An account is everybody's: a time that is damaged takes from nobody what else is known. */
const Remains = z.object({
  customers: KnownTimes,
  named: AccountActivity.shape.named.catch({}),
  refused: KnownTimes,
  firstAt: moment.optional().catch(undefined),
});

export const activityIn = (item: Item = {}): AccountActivity => rows.one(item) ?? Remains.parse(item);

/** Everything that the change was decided from stands as it was read. */
const unchanged = (item: Item): string =>
  parts.map((name) => (name in item ? `#${name} = :${name}Before` : `attribute_not_exists(#${name})`)).join(' AND ');

/** Writes what is known now, in the form of this release, unless somebody else wrote since it was read. */
const changeOf = (account: string, item: Item, after: AccountActivity, ttl: number) => {
  const removable = Object.keys(item).filter(isAnonymous);
  const known = parts.filter((name) => after[name] !== undefined);
  const set = ['#ttl = :ttl', ...known.map((name) => `#${name} = :${name}`)];
  const removed = removable.map((_, index) => `#old${index}`);
  return {
    TableName: TableName(),
    Key: keys.accountActivity(account),
    UpdateExpression: `SET ${set.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    ConditionExpression: unchanged(item),
    ExpressionAttributeNames: {
      '#ttl': 'ttl',
      ...Object.fromEntries(parts.map((name) => [`#${name}`, name])),
      ...Object.fromEntries(removable.map((name, index) => [`#old${index}`, name])),
    },
    ExpressionAttributeValues: {
      ':ttl': ttl,
      ...Object.fromEntries(known.map((name) => [`:${name}`, after[name]])),
      ...Object.fromEntries(parts.filter((name) => name in item).map((name) => [`:${name}Before`, item[name]])),
    },
  };
};

const read = async (account: string): Promise<Item> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.accountActivity(account), ConsistentRead: true }),
  );
  return found.Item ?? {};
};

/** Each round somebody else wrote about the same account; the message of whoever gives up comes again. */
const rounds = 20;

const ttlOf = (activity: AccountActivity, at: string): number =>
  secondsOf(lastAt(activity) ?? at) + rememberedDays * daySeconds;

/** Writes down one answer. An answer that is known already, or too old to matter, writes nothing. */
const remember = async (account: string, answered: Answered): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await backoff(round);
    const item = await read(account);
    const before = activityIn(item);
    const after = activityWith(before, answered);
    if (isDeepStrictEqual(after, before)) return;
    if (await update(changeOf(account, item, after, ttlOf(after, answered.at)))) return;
  }
  throw new Error('The activity of an account kept changing');
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.accountActivity)], async (account: string): Promise<AccountActivity> =>
    activityIn(await read(account)),
  ),

  remember: verb([onTable('GetItem', 'UpdateItem').of(keys.accountActivity)], remember),
};
