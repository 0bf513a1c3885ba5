import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Ended } from '../../rules/webhooks/standing.ts';
import { standingAfter } from '../../rules/webhooks/standing.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { onList, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, TableName } from '../table/table.ts';
import { update, updated } from '../table/transaction.ts';
import { lookingAt } from './look-at.ts';
import { webhookRows, type Webhook } from './webhook.ts';

type Place = Pick<Webhook, 'userId' | 'id'>;
type Lease = NonNullable<Webhook['lease']>;

const ofWebhook = ({ userId, id }: Place) => ({ TableName: TableName(), Key: keys.webhook(userId, id) });

/** Of a customer, as a read at half the price finds them: nobody minds an event told to what was made a moment ago. */
const ofCustomer = async (userId: string): Promise<Webhook[]> => {
  const { pk, sk } = keys.webhook(userId, '');
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    }),
  );
  return webhookRows.all(found.Items);
};

/** Says that there is something for whoever sends; the webhook as it is then, `undefined` where there is none. */
const tell = async (place: Place): Promise<Webhook | undefined> =>
  webhookRows.one(
    await updated({
      ...ofWebhook(place),
      UpdateExpression: 'ADD told :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );

/**
 * The same, and that its receiver is to be left alone no longer: its owner wants to see it. Whoever says so may die before
 * a turn is queued; then somebody looks.
 */
const wake = async (place: Place, now: string): Promise<Webhook | undefined> =>
  webhookRows.one(
    await updated({
      ...ofWebhook(place),
      UpdateExpression: `ADD told :one SET ${lookingAt.set} REMOVE restUntil, rests`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: lookingAt.names,
      ExpressionAttributeValues: { ...lookingAt.values(place.id, now), ':one': 1 },
    }),
  );

/** Gives a webhook to one sender, if no other has it; should that one die, somebody looks when its time is over. */
const take = async (place: Place, lease: Lease, now: string): Promise<Webhook | undefined> =>
  webhookRows.one(
    await updated({
      ...ofWebhook(place),
      UpdateExpression: `SET #lease = :lease, ${lookingAt.set}`,
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#lease.#until) OR #lease.#until <= :now)',
      ExpressionAttributeNames: { ...lookingAt.names, '#lease': 'lease', '#until': 'until' },
      ExpressionAttributeValues: { ...lookingAt.values(place.id, lease.until), ':lease': lease, ':now': now },
    }),
  );

/** The webhook as it is now, if it is still this sender's. */
const renew = async (place: Place, lease: Lease): Promise<Webhook | undefined> =>
  webhookRows.one(
    await updated({
      ...ofWebhook(place),
      UpdateExpression: `SET #lease = :lease, ${lookingAt.set}`,
      ConditionExpression: '#lease.#id = :id',
      ExpressionAttributeNames: { ...lookingAt.names, '#lease': 'lease', '#id': 'id' },
      ExpressionAttributeValues: { ...lookingAt.values(place.id, lease.until), ':lease': lease, ':id': lease.id },
    }),
  );

/** How a sender leaves a webhook. */
export interface Leaving {
  readonly ended: readonly Ended[];
  /** When somebody is to look at it; absent where nothing is due. */
  readonly lookAt: string | undefined;
  /** Its receiver is left alone until then; absent where it is not. */
  readonly restUntil: string | undefined;
  /** It is left as one that nothing is to be done for: not while somebody told of more since it was read. */
  readonly isThrough: boolean;
}

const valueOr = (name: string, value: unknown) =>
  value === undefined ? { gone: [name], set: [] } : { gone: [], set: [[name, value] as const] };

const notTold = (told: number | undefined) => (told === undefined ? 'attribute_not_exists(told)' : 'told = :told');

/**
 * Leaves a webhook to others, with how its receiver did; `false` where somebody told of more meanwhile, its address was
 * changed, its owner wants it tried although it was left alone, or it is somebody else's turn by now.
 */
const leave = (seen: Webhook, { ended, lookAt: at, restUntil, isThrough }: Leaving): Promise<boolean> => {
  const { failingSince, lastTriedAt, recent } = standingAfter(seen, ended);
  const rests = restUntil === undefined ? undefined : (seen.rests ?? 0) + 1;
  const fields = [
    valueOr('recent', recent),
    valueOr('failingSince', failingSince),
    valueOr('lastTriedAt', lastTriedAt),
    valueOr('restUntil', restUntil),
    // Who only looks whether the rest is over does not count it.
    ...(restUntil === seen.restUntil ? [] : [valueOr('rests', rests)]),
  ];
  const set = fields.flatMap((field) => field.set);
  // A mail that this sender knows nothing of is not queued yet.
  const queued = seen.disabledMail === undefined ? [] : ['disabledMail'];
  const gone = [...fields.flatMap((field) => field.gone), 'lease', ...queued];
  return update({
    ...ofWebhook(seen),
    UpdateExpression: [
      `SET ${[...set.map(([name]) => `#${name} = :${name}`), ...(at === undefined ? [] : [lookingAt.set])].join(', ')}`,
      `REMOVE ${[...gone.map((name) => `#${name}`), ...(at === undefined ? lookingAt.gone : [])].join(', ')}`,
    ].join(' '),
    ConditionExpression: [
      '#lease.#id = :lease',
      '#url = :url',
      ...(isThrough ? [notTold(seen.told)] : []),
      ...(seen.restUntil === undefined ? [] : ['#restUntil = :seenRest']),
    ].join(' AND '),
    ExpressionAttributeNames: {
      ...lookingAt.names,
      ...Object.fromEntries([...set.map(([name]) => name), ...gone, 'url', 'id'].map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
      ...(at !== undefined && lookingAt.values(seen.id, at)),
      ':lease': seen.lease?.id,
      ':url': seen.url,
      ...(isThrough && seen.told !== undefined && { ':told': seen.told }),
      ...(seen.restUntil !== undefined && { ':seenRest': seen.restUntil }),
    },
  });
};

/** Switches a webhook off, once, and says by which mail its owner is told; only while it is on, and leads where it led. */
const disable = async (seen: Webhook, mailId: string): Promise<boolean> =>
  update({
    ...ofWebhook(seen),
    UpdateExpression: 'SET #state = :disabled, disabledMail = :mail',
    ConditionExpression: '#lease.#id = :lease AND #state = :active AND #url = :url',
    ExpressionAttributeNames: { '#state': 'state', '#lease': 'lease', '#id': 'id', '#url': 'url' },
    ExpressionAttributeValues: {
      ':disabled': 'disabled',
      ':active': 'active',
      ':mail': mailId,
      ':lease': seen.lease?.id,
      ':url': seen.url,
    },
  });

/** A page of those that somebody is to look at by now, the longest due first. */
const listDue = (now: string, cursor?: Cursor): Promise<Page<Webhook>> =>
  readListedRows('webhooks', webhookRows.one, { before: `${now}~`, cursor });

export const verbs = {
  ofCustomer: verb([onTable('Query').of(keys.webhook)], ofCustomer),
  tell: verb([onTable('UpdateItem').of(keys.webhook)], tell),
  wake: verb([onTable('UpdateItem').of(keys.webhook)], wake),
  take: verb([onTable('UpdateItem').of(keys.webhook)], take),
  renew: verb([onTable('UpdateItem').of(keys.webhook)], renew),
  leave: verb([onTable('UpdateItem').of(keys.webhook)], leave),
  disable: verb([onTable('UpdateItem').of(keys.webhook)], disable),
  listDue: verb([onList('webhooks'), onTable('BatchGetItem').of(keys.webhook)], listDue),
};
