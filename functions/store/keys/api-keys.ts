import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { minuteOf, monthOf } from '../../rules/keys/windows.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { apiKeys, type ApiKey } from './api-key.ts';

/** What a caller shows, and when. */
export interface Shown {
  readonly keyId: string;
  readonly secretHash: string;
  readonly now: string;
  /** Whether the request asks for a validation, which the month counts. */
  readonly validates: boolean;
}

/** Minutes before this one that may still stand in the row while it is used without a pause. */
const minutesBefore = [1, 2, 3];

const minuteNames = (minute: number) =>
  Object.fromEntries(minutesBefore.map((ago) => [`#ago${ago}`, String(minute - ago)]));

/**
 * Proves a key and counts its request in one write: the condition holds for an active key and a secret that works, so a
 * key revoked a moment ago is refused whatever was remembered elsewhere. Every request of a minute adds to its count,
 * refused ones too, so the count is exact; whether it is too high is the caller's to judge.
 */
const prove = async ({ keyId, secretHash, now, validates }: Shown): Promise<ApiKey | undefined> => {
  const minute = minuteOf(now);
  try {
    const { Attributes } = await documents.send(
      new UpdateCommand({
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
        ReturnValues: 'ALL_NEW',
      }),
    );
    return apiKeys.one(Attributes);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return undefined;
  }
};

/** What a caller shows the id of: read only, and as it is at this moment, so that a new key works at once. */
const find = async (keyId: string): Promise<ApiKey | undefined> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.apiKey(keyId), ConsistentRead: true }),
  );
  return apiKeys.one(Item);
};

/** Takes a validation back out of a month: the request that was counted made none. */
const uncount = async (keyId: string, month: string): Promise<void> => {
  await documents
    .send(
      new UpdateCommand({
        TableName: TableName(),
        Key: keys.apiKey(keyId),
        UpdateExpression: 'ADD months.#month :less',
        ConditionExpression: 'months.#month > :none',
        ExpressionAttributeNames: { '#month': month },
        ExpressionAttributeValues: { ':less': -1, ':none': 0 },
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
};

export const verbs = {
  find: verb([onTable('GetItem')], find),
  prove: verb([onTable('UpdateItem')], prove),
  uncount: verb([onTable('UpdateItem')], uncount),
};
