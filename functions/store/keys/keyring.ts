import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { environments, type Environment } from '#shared/validation/environment.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { transact, updated } from '../table/transaction.ts';
import { NamedKey, type ApiKey } from './api-key.ts';

const KeyIds = z
  .record(z.string(), z.string().optional().catch(undefined))
  .transform((ids) =>
    Object.fromEntries(Object.entries(ids).flatMap(([id, keyId]) => (keyId === undefined ? [] : [[id, keyId]]))),
  );

/** Which keys a user has: public ids by id. It is written together with the keys, so it names all of them and no other. */
const Keyring = z
  .object({
    /** Those that the plan bounds; absent before the first. */
    keyIds: KeyIds.optional(),
    /** The widget has at most one in each environment. */
    widgetSandbox: NamedKey.optional().catch(undefined),
    widgetProduction: NamedKey.optional().catch(undefined),
    /** How often the plan of its owner was carried to the keys; absent before the first time. */
    carried: z.int().optional(),
  })
  .transform(({ keyIds: ofPlan, widgetSandbox, widgetProduction, carried }) => ({
    ofPlan,
    ofWidget: { sandbox: widgetSandbox, production: widgetProduction },
    /** All of them. */
    keyIds: {
      ...ofPlan,
      ...Object.fromEntries([widgetSandbox, widgetProduction].flatMap((key) => (key ? [[key.id, key.keyId]] : []))),
    } as Readonly<Record<string, string>>,
    carried,
  }));
export type Keyring = Readonly<z.output<typeof Keyring>>;

/** Of a user without keys. */
const noKeys: Keyring = Keyring.parse({});

/** Where the ring has the widget's key of an environment. */
const widgetPlaces = { sandbox: 'widgetSandbox', production: 'widgetProduction' } as const satisfies Record<
  Environment,
  string
>;

const keyrings = rowsOf('keyring', Keyring);

const find = async (userId: string): Promise<Keyring> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.keyring(userId), ConsistentRead: true }),
  );
  return keyrings.one(found.Item) ?? noKeys;
};

/** Whether the plan was carried since the ring was read: what was read of the plan after it may be old then. */
const asCarried = (carried: number | undefined) =>
  carried === undefined
    ? { condition: 'attribute_not_exists(carried)', values: {} }
    : { condition: 'carried = :carried', values: { ':carried': carried } };

/** Names the widget's key of an environment, as long as there is none. */
const widgetEntry = ({ carried }: Keyring, { id, keyId, userId, environment }: ApiKey) => {
  const { condition, values } = asCarried(carried);
  return {
    TableName: TableName(),
    Key: keys.keyring(userId),
    UpdateExpression: 'SET #place = :key',
    ConditionExpression: `attribute_not_exists(#place) AND ${condition}`,
    ExpressionAttributeNames: { '#place': widgetPlaces[environment] },
    ExpressionAttributeValues: { ...values, ':key': { id, keyId } },
  };
};

/** Names one more key of the plan, as long as there are fewer than so many. */
const planEntry = ({ ofPlan, carried }: Keyring, { id, keyId, userId }: ApiKey, atMost: number) => {
  const { condition, values } = asCarried(carried);
  const ofRing = { TableName: TableName(), Key: keys.keyring(userId) };
  return ofPlan
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
  const entry = key.purpose === 'widget' ? widgetEntry(ring, key) : planEntry(ring, key, atMost);
  return (await transact([{ Update: entry }, { Put: row }])) === undefined;
};

interface Exit {
  readonly UpdateExpression: string;
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
}

/** Takes a key out of where the ring has it, while it is the one that was read there. */
const exit = ({ ofWidget }: Keyring, id: string): Exit => {
  const environment = environments.find((one) => ofWidget[one]?.id === id);
  return environment
    ? {
        UpdateExpression: 'REMOVE #place',
        ConditionExpression: '#place.keyId = :keyId',
        ExpressionAttributeNames: { '#place': widgetPlaces[environment] },
      }
    : {
        UpdateExpression: 'REMOVE keyIds.#id',
        ConditionExpression: 'keyIds.#id = :keyId',
        ExpressionAttributeNames: { '#id': id },
      };
};

/** Takes a key out of the ring and the table, even one whose row cannot be read; `false` when the ring does not name it. */
const remove = async (userId: string, id: string): Promise<boolean> => {
  const ring = await find(userId);
  const keyId = ring.keyIds[id];
  if (keyId === undefined) return false;
  const left = {
    TableName: TableName(),
    Key: keys.keyring(userId),
    ...exit(ring, id),
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
  return { carried: ring.carried, keyIds: Object.values(ring.keyIds) };
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.keyring)], find),
  create: verb([onTable('UpdateItem').of(keys.keyring), onTable('PutItem').of(keys.apiKey)], create),
  remove: verb([onTable('GetItem', 'UpdateItem').of(keys.keyring), onTable('DeleteItem').of(keys.apiKey)], remove),
  beginCarrying: verb([onTable('UpdateItem').of(keys.keyring)], beginCarrying),
};
