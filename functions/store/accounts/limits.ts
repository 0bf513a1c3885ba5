import * as z from 'zod';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { windowStart } from '../../rules/limits/window.ts';
import { plusSeconds, secondsBetween } from '../../rules/time.ts';
import { env, onTable, readsAddressAllowance } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { updateOnce } from '../table/transaction.ts';

export interface Counter {
  /** What is counted: a route and the hash of who calls. */
  readonly what: string;
  readonly by: 'address' | 'network' | 'email' | 'user' | 'all';
  readonly max: number;
  readonly windowSeconds: number;
  /** How many calls this one is; absent means one. One that begins within the window may pass its end. */
  readonly amount?: number;
}

const places: ReadonlySet<Counter['by']> = new Set(['address', 'network']);

/** One address may be a whole office, or on a developer's machine everybody. */
const allowanceOf = (by: Counter['by']): number => (places.has(by) ? Number(env('ADDRESS_ALLOWANCE')) : 1);

interface Taken {
  readonly isTaken: boolean;
  /** Calls that one window takes, and those left in this one. */
  readonly quota: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

const Counted = z.object({ calls: z.int() });

/** Counts a call, unless the window is used up. */
const take = async ({ what, by, max, windowSeconds, amount = 1 }: Counter, now: string): Promise<Taken> => {
  const start = windowStart(now, windowSeconds);
  const end = plusSeconds(start, windowSeconds);
  const quota = max * allowanceOf(by);
  const window = { quota, resetSeconds: Math.max(1, Math.ceil(secondsBetween(now, end))) };
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: TableName(),
        Key: keys.counter(what, start),
        UpdateExpression: 'SET #ttl = :ttl ADD calls :amount',
        ConditionExpression: 'attribute_not_exists(pk) OR calls < :max',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':ttl': secondsOf(end), ':amount': amount, ':max': quota },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return { ...window, isTaken: true, remaining: Math.max(0, quota - Counted.parse(Attributes).calls) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { ...window, isTaken: false, remaining: 0 };
  }
};

/** How many calls the window of this moment has counted. */
const used = async ({ what, windowSeconds }: Pick<Counter, 'what' | 'windowSeconds'>, now: string): Promise<number> => {
  const Key = keys.counter(what, windowStart(now, windowSeconds));
  const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key, ConsistentRead: true }));
  return Item ? Counted.parse(Item).calls : 0;
};

/** Takes calls back out of the window they were counted in; once, because a second time would take another's. */
const giveBack = async ({ what, windowSeconds, amount = 1 }: Counter, at: string): Promise<void> => {
  await updateOnce({
    TableName: TableName(),
    Key: keys.counter(what, windowStart(at, windowSeconds)),
    UpdateExpression: 'ADD calls :less',
    ConditionExpression: 'calls >= :amount',
    ExpressionAttributeValues: { ':less': -amount, ':amount': amount },
  });
};

export const verbs = {
  take: verb([onTable('UpdateItem').of(keys.counter), readsAddressAllowance], take),
  giveBack: verb([onTable('UpdateItem').of(keys.counter)], giveBack),
  used: verb([onTable('GetItem').of(keys.counter)], used),
};
