import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { logger, nameOf } from '../../log.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { minuteOf } from '../../rules/keys/windows.ts';
import { monthOf } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { update, updated, updateOnce } from '../table/transaction.ts';
import { apiKeys, type ApiKey } from './api-key.ts';

/** What a caller shows, and when. */
export interface Shown {
  readonly keyId: string;
  readonly secretHash: string;
  readonly now: string;
  /** Whether the request asks for a validation, which the month counts. */
  readonly validates: boolean;
}

/**
 * Minutes that may still stand in the row while it is used without a pause. The one before this is kept: requests of its
 * last second may come after the first of this one, and must find its count.
 */
const minutesBefore = [2, 3, 4];
const keptBefore = 1;

const minuteNames = (minute: number) =>
  Object.fromEntries(minutesBefore.map((ago) => [`#ago${ago}`, String(minute - ago)]));

/** So many may be left behind by pauses. */
const namesAtMost = 16;
/** As many as one expression takes with ease; the next request removes more. */
const removedAtOnce = 100;

/**
 * Removes the names of minutes that are over. The request was proven and counted: it goes on though this fails, and a
 * later one tries it again.
 */
const forgetMinutes = async ({ keyId, minutes }: ApiKey, minute: number): Promise<void> => {
  const over = Object.keys(minutes)
    .filter((name) => Number(name) < minute - keptBefore)
    .slice(0, removedAtOnce);
  if (over.length === 0) return;
  const input = {
    TableName: TableName(),
    Key: keys.apiKey(keyId),
    UpdateExpression: `REMOVE ${over.map((_, index) => `minutes.#over${index}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(minutes)',
    ExpressionAttributeNames: Object.fromEntries(over.map((name, index) => [`#over${index}`, name])),
  };
  await update(input).catch((error: unknown) =>
    logger.warn('minutes of a key not forgotten', { cause: nameOf(error) }),
  );
};

/**
 * Proves a key and counts its request in one write: the condition holds for an active key and a secret that works, so a
 * key revoked a moment ago is refused whatever was remembered elsewhere. Every request of a minute adds to its count,
 * refused ones too, so the count is exact; whether it is too high is the caller's to judge.
 */
const prove = async ({ keyId, secretHash, now, validates }: Shown): Promise<ApiKey | undefined> => {
  const minute = minuteOf(now);
  const after = await updated({
    TableName: TableName(),
    Key: keys.apiKey(keyId),
    UpdateExpression: `SET lastUsedAt = :now ADD minutes.#minute :one${validates ? ', months.#month :one' : ''} REMOVE ${minutesBefore.map((ago) => `minutes.#ago${ago}`).join(', ')}`,
    ConditionExpression:
      'active = :yes AND attribute_exists(secrets.#hash) AND (attribute_not_exists(secrets.#hash.#until) OR secrets.#hash.#until > :now)',
    ExpressionAttributeNames: {
      ...minuteNames(minute),
      '#minute': String(minute),
      '#hash': secretHash,
      '#until': 'until',
      ...(validates && { '#month': monthOf(now) }),
    },
    ExpressionAttributeValues: { ':now': now, ':one': 1, ':yes': true },
  });
  const key = apiKeys.one(after);
  if (key && Object.keys(key.minutes).length > namesAtMost) await forgetMinutes(key, minute);
  return key;
};

/** What a caller shows the id of: read only, and as it is at this moment, so that a new key works at once. */
const find = async (keyId: string): Promise<ApiKey | undefined> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.apiKey(keyId), ConsistentRead: true }),
  );
  return apiKeys.one(Item);
};

/**
 * Takes a validation back out of a month: the request that was counted made none. Asked once, because a second time would
 * take another's: what is lost leaves one too many.
 */
const uncount = async (keyId: string, month: string): Promise<void> => {
  await updateOnce({
    TableName: TableName(),
    Key: keys.apiKey(keyId),
    UpdateExpression: 'ADD months.#month :less',
    ConditionExpression: 'months.#month > :none',
    ExpressionAttributeNames: { '#month': month },
    ExpressionAttributeValues: { ':less': -1, ':none': 0 },
  });
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.apiKey)], find),
  prove: verb([onTable('UpdateItem').of(keys.apiKey)], prove),
  uncount: verb([onTable('UpdateItem').of(keys.apiKey)], uncount),
};
