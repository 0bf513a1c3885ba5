import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { transact, updated } from '../table/transaction.ts';
import type { ApiKey } from './api-key.ts';

const KeyIds = z
  .record(z.string(), z.string().optional().catch(undefined))
  .transform((ids) =>
    Object.fromEntries(Object.entries(ids).flatMap(([id, keyId]) => (keyId === undefined ? [] : [[id, keyId]]))),
  );

/** Which keys a user has: public ids by id. It is written together with the keys, so it names all of them and no other. */
const Keyring = z.object({
  /** Absent before the first key. */
  keyIds: KeyIds.optional(),
  /** How often the plan of its owner was carried to the keys; absent before the first time. */
  carried: z.int().optional(),
});
export type Keyring = z.output<typeof Keyring>;

const keyrings = rowsOf('keyring', Keyring);

const find = async (userId: string): Promise<Keyring> => {
  const found = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.keyring(userId), ConsistentRead: true }),
  );
  return keyrings.one(found.Item) ?? {};
};

/** Whether the plan was carried since the ring was read: what was read of the plan after it may be old then. */
const asCarried = (carried: number | undefined) =>
  carried === undefined
    ? { condition: 'attribute_not_exists(carried)', values: {} }
    : { condition: 'carried = :carried', values: { ':carried': carried } };

/** Names one more key, as long as there are fewer than so many. */
const entry = ({ keyIds, carried }: Keyring, { id, keyId, userId }: ApiKey, atMost: number) => {
  const { condition, values } = asCarried(carried);
  const ofRing = { TableName: TableName(), Key: keys.keyring(userId) };
  return keyIds
    ? {
        ...ofRing,
        UpdateExpression: 'SET keyIds.#id = :keyId',
        ConditionExpression: `size(keyIds) < :atMost AND ${condition}`,
        ExpressionAttributeNames: { '#id': id },
        ExpressionAttributeValues: { ...values, ':keyId': keyId, ':atMost': atMost },
      }
    : {
        ...ofRing,
        UpdateExpression: 'SET keyIds = :keyIds',
        ConditionExpression: `attribute_not_exists(keyIds) AND ${condition}`,
        ExpressionAttributeValues: { ...values, ':keyIds': { [id]: keyId } },
      };
};

/** Writes a key and its place in the ring; `false` when the ring has no room left or is no longer as it was read. */
const create = async (ring: Keyring, key: ApiKey, atMost: number): Promise<boolean> => {
  const row = {
    TableName: TableName(),
    Item: { ...keys.apiKey(key.keyId), ...key, carried: ring.carried ?? 0 },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  return (await transact([{ Update: entry(ring, key, atMost) }, { Put: row }])) === undefined;
};

/** Takes a key out of the ring and the table, even one whose row cannot be read; `false` when the ring does not name it. */
const remove = async (userId: string, id: string): Promise<boolean> => {
  const keyId = (await find(userId)).keyIds?.[id];
  if (keyId === undefined) return false;
  const left = {
    TableName: TableName(),
    Key: keys.keyring(userId),
    UpdateExpression: 'REMOVE keyIds.#id',
    ConditionExpression: 'keyIds.#id = :keyId',
    ExpressionAttributeNames: { '#id': id },
    ExpressionAttributeValues: { ':keyId': keyId },
  };
  const row = {
    TableName: TableName(),
    Key: keys.apiKey(keyId),
    // One whose owner cannot be read is deleted all the same, but never one of somebody else.
    ConditionExpression: 'attribute_not_exists(userId) OR NOT attribute_type(userId, :text) OR userId = :userId',
    ExpressionAttributeValues: { ':text': 'S', ':userId': userId },
  };
  return (await transact([{ Update: left }, { Delete: row }])) === undefined;
};

interface Turn {
  readonly carried: number;
  readonly keyIds: readonly string[];
}

/**
 * Begins to carry the plan to the keys. Whoever begins later reads the plan later, so the higher number wins at each key;
 * a key that is created meanwhile finds the ring changed and reads the plan again.
 */
const beginCarrying = async (userId: string): Promise<Turn> => {
  const after = await updated({
    TableName: TableName(),
    Key: keys.keyring(userId),
    UpdateExpression: 'ADD carried :one',
    ExpressionAttributeValues: { ':one': 1 },
  });
  const ring = keyrings.one(after);
  if (ring?.carried === undefined) throw new Error('This keyring cannot be read');
  return { carried: ring.carried, keyIds: Object.values(ring.keyIds ?? {}) };
};

export const verbs = {
  find: verb([onTable('GetItem')], find),
  create: verb([onTable('UpdateItem', 'PutItem')], create),
  remove: verb([onTable('GetItem', 'UpdateItem', 'DeleteItem')], remove),
  beginCarrying: verb([onTable('UpdateItem')], beginCarrying),
};
