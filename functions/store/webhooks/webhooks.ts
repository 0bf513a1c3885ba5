import { isDeepStrictEqual } from 'node:util';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Environment } from '#shared/validation/environment.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import type { Claim } from '../../rules/idempotency/claim.ts';
import { isWoken } from '../../rules/webhooks/change.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { claimItem } from '../idempotency/idempotency.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { backoff, refusedIn, removeWhere, updated } from '../table/transaction.ts';
import { lookingAt } from './look-at.ts';
import { webhookRows, type Webhook, type WebhookSecret } from './webhook.ts';

const ofWebhook = ({ userId, id }: Pick<Webhook, 'userId' | 'id'>) => ({
  TableName: TableName(),
  Key: keys.webhook(userId, id),
});

const find = async (userId: string, id: string): Promise<Webhook | undefined> => {
  const found = await documents().send(new GetCommand({ ...ofWebhook({ userId, id }), ConsistentRead: true }));
  return webhookRows.one(found.Item);
};

/** All rows of a customer's webhooks, readable or not. They are few: one page holds them. */
const rows = async (userId: string): Promise<readonly Item[]> => {
  const { pk, sk } = keys.webhook(userId, '');
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ConsistentRead: true,
    }),
  );
  return found.Items ?? [];
};

/** Those that can be read, newest first. */
const list = async (userId: string): Promise<Webhook[]> => webhookRows.all(await rows(userId)).toReversed();

/** Each round somebody else wrote the same. */
const rounds = 20;

/** Writes a webhook if none was created since `newest` was: then those that were counted are all. */
const write = (webhook: Webhook, newest: unknown, claim: Claim | undefined) => {
  const { userId, id, createdAt } = webhook;
  return refusedIn([
    {
      Update: {
        TableName: TableName(),
        Key: keys.newestWebhook(userId),
        UpdateExpression: 'SET newest = :id',
        ConditionExpression: newest === undefined ? 'attribute_not_exists(newest)' : 'newest = :newest',
        ExpressionAttributeValues: { ':id': id, ...(newest !== undefined && { ':newest': newest }) },
      },
    },
    {
      Put: {
        TableName: TableName(),
        Item: { ...keys.webhook(userId, id), ...webhook },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...(claim ? [claimItem(userId, claim, createdAt)] : []),
  ]);
};

const positionOfClaim = 2;

/**
 * Writes a webhook and the claim of its request, if its customer has room for it. Who creates at the same time is seen
 * by the newest one, which is read before they are counted; who deletes only makes room.
 */
const create = async (webhook: Webhook, claim: Claim | undefined): Promise<'created' | 'tooMany' | 'keyUsed'> => {
  const { userId } = webhook;
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await backoff(round);
    const found = await documents().send(
      new GetCommand({ TableName: TableName(), Key: keys.newestWebhook(userId), ConsistentRead: true }),
    );
    if ((await rows(userId)).length >= webhookLimits.count) return 'tooMany';
    const refused = await write(webhook, found.Item?.['newest'], claim);
    if (refused.includes(positionOfClaim)) return 'keyUsed';
    if (refused.length === 0) return 'created';
  }
  throw new Error('Webhooks of one customer kept being created');
};

/** What its owner may say of a webhook. All else is written by those who send. */
const ofItsOwner = ['url', 'description', 'events', 'state', 'failingSince'] as const;

/** That something may be due now: whoever changes it may die before a turn is queued. */
const wakingAt = (id: string, now: string) => ({
  set: [lookingAt.set],
  added: ['ADD told :one'],
  names: lookingAt.names,
  values: { ...lookingAt.values(id, now), ':one': 1 },
});
const asleep = { set: [], added: [], names: {}, values: {} };

/** The change of a webhook as an expression: what is as it was is left as it stands. */
const changeOf = (before: Webhook, after: Webhook, now: string) => {
  const changed = ofItsOwner.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return undefined;
  const [set, gone] = [
    changed.filter((name) => after[name] !== undefined),
    changed.filter((name) => after[name] === undefined),
  ];
  const waking = isWoken(before, after) ? wakingAt(before.id, now) : asleep;
  const sets = [...set.map((name) => `#${name} = :${name}`), ...waking.set];
  return {
    UpdateExpression: [
      ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
      ...(gone.length > 0 ? [`REMOVE ${gone.map((name) => `#${name}`).join(', ')}`] : []),
      ...waking.added,
    ].join(' '),
    ConditionExpression: '#state = :seen',
    ExpressionAttributeNames: {
      '#state': 'state',
      ...waking.names,
      ...Object.fromEntries(changed.map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':seen': before.state,
      ...waking.values,
      ...Object.fromEntries(set.map((name) => [`:${name}`, after[name]])),
    },
  };
};

interface Changing extends Pick<Webhook, 'userId' | 'id'> {
  readonly now: string;
}

/**
 * Changes a webhook as it stands, again where its state became another meanwhile. Answers with the webhook before and
 * afterwards; `undefined` where there is none.
 */
const change = async ({ userId, id, now }: Changing, decide: (webhook: Webhook) => Webhook) => {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await backoff(round);
    const before = await find(userId, id);
    if (!before) return undefined;
    const input = changeOf(before, decide(before), now);
    if (!input) return { before, after: before };
    const after = webhookRows.one(await updated({ ...ofWebhook(before), ...input }));
    if (after) return { before, after };
  }
  throw new Error('A webhook kept changing');
};

/** Exchanges the secrets while the newest is the one that was read: of two rotations at once one comes second. */
const rotate = async (
  webhook: Webhook,
  secrets: readonly WebhookSecret[],
  { claim, now }: { readonly claim: Claim | undefined; readonly now: string },
): Promise<'rotated' | 'changed' | 'keyUsed'> => {
  const refused = await refusedIn([
    {
      Update: {
        ...ofWebhook(webhook),
        UpdateExpression: 'SET secrets = :secrets',
        ConditionExpression: 'secrets[0].salt = :salt',
        ExpressionAttributeValues: { ':secrets': secrets, ':salt': webhook.secrets[0]?.salt },
      },
    },
    ...(claim ? [claimItem(webhook.userId, claim, now)] : []),
  ]);
  if (refused.includes(1)) return 'keyUsed';
  return refused.length === 0 ? 'rotated' : 'changed';
};

/**
 * Takes a webhook away, of one environment where that is said, even one that cannot be read; `false` where there is none.
 */
const remove = (userId: string, id: string, environment?: Environment): Promise<boolean> =>
  removeWhere({
    ...ofWebhook({ userId, id }),
    ...(environment
      ? {
          ConditionExpression: 'environment = :environment',
          ExpressionAttributeValues: { ':environment': environment },
        }
      : { ConditionExpression: 'attribute_exists(pk)' }),
  });

const countedAtMost = 1000;

/** How many events are still to be delivered to a webhook, up to a thousand. */
const waiting = async (webhookId: string): Promise<number> => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.deliveryDue(webhookId, '', '').pk },
      Select: 'COUNT',
      Limit: countedAtMost,
    }),
  );
  return found.Count ?? 0;
};

export const verbs = {
  find: verb([onTable('GetItem').of(keys.webhook)], find),
  list: verb([onTable('Query').of(keys.webhook)], list),
  create: verb(
    [
      onTable('GetItem', 'UpdateItem').of(keys.newestWebhook),
      onTable('Query').of(keys.webhook),
      onTable('PutItem').of(keys.webhook, keys.idempotency),
    ],
    create,
  ),
  change: verb([onTable('GetItem', 'UpdateItem').of(keys.webhook)], change),
  rotate: verb([onTable('UpdateItem').of(keys.webhook), onTable('PutItem').of(keys.idempotency)], rotate),
  remove: verb([onTable('DeleteItem').of(keys.webhook)], remove),
  waiting: verb([onTable('Query').of(keys.deliveryDue)], waiting),
};
