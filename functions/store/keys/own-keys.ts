import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { endedAt } from '../../rules/keys/secrets.ts';
import type { Tier } from '../../rules/keys/tier.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { update, updated } from '../table/transaction.ts';
import { apiKeys, type ApiKey } from './api-key.ts';

/** Of a user, those that can be read, newest first. */
const list = async (userId: string, keyIds: readonly string[]): Promise<ApiKey[]> => {
  const rows = apiKeys.all(await batchGet(keyIds.map(keys.apiKey)));
  return rows.filter((key) => key.userId === userId).toSorted((one, other) => (one.id > other.id ? -1 : 1));
};

const find = async (userId: string, keyId: string): Promise<ApiKey | undefined> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.apiKey(keyId), ConsistentRead: true }),
  );
  const key = apiKeys.one(found.Item);
  return key?.userId === userId ? key : undefined;
};

/** A write of one key that is still there. */
const ofKey = (keyId: string) => ({ TableName: TableName(), Key: keys.apiKey(keyId) });

export interface Change {
  readonly name?: string | undefined;
  /** `null` takes it away. */
  readonly description?: string | null | undefined;
  readonly active?: boolean | undefined;
}

/** What a change says, as the parts of an expression; secrets that ended leave with it. */
const partsOf = (change: Change, ended: readonly string[]) => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const set = given.filter(([, value]) => value !== null);
  const gone = given.filter(([, value]) => value === null).map(([name]) => name);
  const removed = [...gone.map((name) => `#${name}`), ...ended.map((_, index) => `secrets.#ended${index}`)];
  return {
    UpdateExpression: [
      ...(set.length > 0 ? [`SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`] : []),
      ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
    ].join(' '),
    names: Object.fromEntries([
      ...given.map(([name]) => [`#${name}`, name]),
      ...ended.map((hash, index) => [`#ended${index}`, hash]),
    ]) as Record<string, string>,
    values: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
};

/** The key as it is afterwards; `undefined` when it is gone. */
const change = async (key: ApiKey, changed: Change, now: string): Promise<ApiKey | undefined> => {
  const { UpdateExpression, names, values } = partsOf(changed, endedAt(key.secrets, now));
  if (UpdateExpression === '') return key;
  const after = await updated({
    ...ofKey(key.keyId),
    UpdateExpression,
    ConditionExpression: 'userId = :userId',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ':userId': key.userId },
  });
  return apiKeys.one(after);
};

/** Exchanges the secrets while they are those that were read: of two rotations at once one is told that it came second. */
const rotate = async (key: ApiKey, secrets: Readonly<Record<string, object>>): Promise<ApiKey | undefined> => {
  const after = await updated({
    ...ofKey(key.keyId),
    UpdateExpression: 'SET secrets = :secrets',
    ConditionExpression: 'userId = :userId AND secrets = :seen',
    ExpressionAttributeValues: { ':secrets': secrets, ':seen': key.secrets, ':userId': key.userId },
  });
  return apiKeys.one(after);
};

/** Writes down on keys which plan their owner has until when, unless somebody who read it later did so before. */
const carry = async (keyIds: readonly string[], tiers: readonly Tier[], carried: number): Promise<void> => {
  await Promise.all(
    keyIds.map((keyId) =>
      update({
        ...ofKey(keyId),
        UpdateExpression: 'SET tiers = :tiers, carried = :carried',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(carried) OR carried < :carried)',
        ExpressionAttributeValues: { ':tiers': tiers, ':carried': carried },
      }),
    ),
  );
};

export const verbs = {
  list: verb([onTable('BatchGetItem').of(keys.apiKey)], list),
  find: verb([onTable('GetItem').of(keys.apiKey)], find),
  change: verb([onTable('UpdateItem').of(keys.apiKey)], change),
  rotate: verb([onTable('UpdateItem').of(keys.apiKey)], rotate),
  carry: verb([onTable('UpdateItem').of(keys.apiKey)], carry),
};
