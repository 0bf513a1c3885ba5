import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { environmentOf, keyIdForm } from '../../rules/keys/secret.ts';
import { plusSeconds } from '../../rules/time.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, ownerIn } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { onList, listed, readList, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { GatewayKey, NamedKey } from './api-key.ts';

export type GatewayKeyOf = z.output<typeof GatewayKey>;

/** Of a keyring, what its gateway key goes by; one of which this cannot be read is left alone. */
const Ring = z
  .object({
    keyIds: z.record(z.string(), z.unknown()).default({}),
    widgetProduction: NamedKey.optional().catch(undefined),
    gateway: GatewayKey.optional(),
  })
  .transform(({ keyIds, widgetProduction, gateway }) => ({
    /** Public ids of the keys of production, which say so themselves. */
    productionKeyIds: [...Object.values(keyIds), widgetProduction?.keyId].filter(
      (keyId): keyId is string =>
        typeof keyId === 'string' && keyIdForm.test(keyId) && environmentOf(keyId) === 'production',
    ),
    gateway,
  }));
export type Ring = z.output<typeof Ring>;

const rings = rowsOf('keyring of a gateway key', Ring);

/** An account without keys has an empty one; `undefined` where it cannot be read. */
const find = async (userId: string): Promise<Ring | undefined> => {
  const { Item = {} } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.keyring(userId), ConsistentRead: true }),
  );
  return rings.one(Item);
};

/** Which gateway key each of at most a hundred accounts names; those of unreadable rings are left out. */
const namedByRings = async (userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = rings.all(await batchGet([...new Set(userIds)].map(keys.keyring)));
  return new Set(found.flatMap(({ gateway }) => gateway?.apiKeyId ?? []));
};

/** What a row of a key says of its gateway key. */
const Named = z.object({ keyId: z.string(), gateway: z.object({ apiKeyId: z.string() }).optional().catch(undefined) });
const named = rowsOf('API key of a gateway key', Named);

/** Which gateway key each of some keys names, as it is at this moment. */
const namedBy = async (keyIds: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> =>
  new Map(named.all(await batchGet(keyIds.map(keys.apiKey))).map(({ keyId, gateway }) => [keyId, gateway?.apiKeyId]));

const ofRing = (userId: string) => ({ TableName: TableName(), Key: keys.keyring(userId) });

const isStill = (before: string | undefined) =>
  before === undefined
    ? { condition: 'attribute_not_exists(gateway)', values: {} }
    : { condition: 'gateway.apiKeyId = :before', values: { ':before': before } };

/** Longer than a function lives, and shorter than a message that failed stays hidden. */
const claimedSeconds = 2 * 60;

/**
 * Claims to make a gateway key, so that two runs at once do not make two; `false` where another does. From then on the
 * account is listed: a job makes up for a run that was killed.
 */
const claim = (userId: string, now: string): Promise<boolean> => {
  const list = listed('gatewayKeys', userId, `${now}#${userId}`);
  return update({
    ...ofRing(userId),
    UpdateExpression:
      'SET gatewayClaimedUntil = :until, #list = if_not_exists(#list, :list), #sort = if_not_exists(#sort, :sort)',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(gatewayClaimedUntil) OR gatewayClaimedUntil < :now)',
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ExpressionAttributeValues: {
      ':list': list[sparseIndex.partition],
      ':sort': list[sparseIndex.sort],
      ':now': now,
      ':until': plusSeconds(now, claimedSeconds),
    },
  });
};

/** Names a gateway key in the ring, in place of the one that was read; `false` where another stands there meanwhile. */
const assign = (userId: string, before: string | undefined, gateway: GatewayKeyOf): Promise<boolean> => {
  const { condition, values } = isStill(before);
  return update({
    ...ofRing(userId),
    UpdateExpression: 'SET gateway = :gateway REMOVE gatewayClaimedUntil',
    ConditionExpression: `attribute_exists(pk) AND ${condition}`,
    ExpressionAttributeValues: { ...values, ':gateway': gateway },
  });
};

/** Names it on a key, which may be deleted meanwhile. */
const nameOn = async (keyId: string, userId: string, gateway: GatewayKeyOf): Promise<void> => {
  await update({
    TableName: TableName(),
    Key: keys.apiKey(keyId),
    UpdateExpression: 'SET gateway = :gateway',
    ConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId, ':gateway': gateway },
  });
};

const forgetOn = async (keyId: string, apiKeyId: string): Promise<void> => {
  await update({
    TableName: TableName(),
    Key: keys.apiKey(keyId),
    UpdateExpression: 'REMOVE gateway',
    ConditionExpression: 'gateway.apiKeyId = :before',
    ExpressionAttributeValues: { ':before': apiKeyId },
  });
};

/** Nobody names it any more, the ring last: an interrupted run finds there what is left to do. */
const release = async (userId: string, { gateway, productionKeyIds }: Ring): Promise<void> => {
  if (gateway) await Promise.all(productionKeyIds.map((keyId) => forgetOn(keyId, gateway.apiKeyId)));
  const { condition, values } = isStill(gateway?.apiKeyId);
  await update({
    ...ofRing(userId),
    UpdateExpression: 'REMOVE gateway, gatewayClaimedUntil, #list, #sort',
    ConditionExpression: condition,
    ExpressionAttributeNames: { '#list': sparseIndex.partition, '#sort': sparseIndex.sort },
    ...(gateway && { ExpressionAttributeValues: values }),
  });
};

/** Of each of the partitions a list is spread over. */
const pageSize = 20;

const list = async (cursor?: Cursor): Promise<Page<string>> => {
  const { places, unreadable, next } = await readList('gatewayKeys', { limit: pageSize, cursor });
  return { found: places.map((place) => ({ place, item: ownerIn(place.pk) })), unreadable, next };
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.keyring)], find),
  namedByRings: verb([onTable('BatchGetItem').of(keys.keyring)], namedByRings),
  namedBy: verb([onTable('BatchGetItem').of(keys.apiKey)], namedBy),
  claim: verb([onTable('UpdateItem').of(keys.keyring)], claim),
  assign: verb([onTable('UpdateItem').of(keys.keyring)], assign),
  nameOn: verb([onTable('UpdateItem').of(keys.apiKey)], nameOn),
  release: verb([onTable('UpdateItem').of(keys.keyring)], release),
  list: verb([onList('gatewayKeys')], list),
};
