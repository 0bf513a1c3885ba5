import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import type { AfterTry } from '../../rules/webhooks/after-try.ts';
import { daySeconds } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed, sealsAndOpens } from '../sealing/data-keys.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { put, replace, updated } from '../table/transaction.ts';
import { deliveryItem, readDelivery, triedFields, type Delivery } from './delivery.ts';
import { dueItem } from './due.ts';

/** A delivery by whose it is, to which webhook, and of which event. */
export type DeliveryPlace = Pick<Delivery, 'userId' | 'webhookId' | 'id'>;

const keyOf = ({ userId, webhookId, id }: DeliveryPlace) => keys.delivery(userId, webhookId, id);

const read = async (place: DeliveryPlace): Promise<Item | undefined> =>
  (await documents().send(new GetCommand({ TableName: TableName(), Key: keyOf(place), ConsistentRead: true }))).Item;

const find = async (place: DeliveryPlace): Promise<Delivery | undefined> => readDelivery(await read(place));

const putDue = async (delivery: Delivery): Promise<void> => {
  const { webhookId, id, nextTryAt } = delivery;
  if (nextTryAt !== undefined) await put({ TableName: TableName(), Item: dueItem(webhookId, { at: nextTryAt, id }) });
};

/**
 * Writes a delivery, once, and that it is due; `false` where it was tried before. The delivery is written first: who finds
 * it due finds it, and whoever died in between comes again.
 */
const add = async (delivery: Delivery): Promise<boolean> => {
  const isNew = await replace({
    TableName: TableName(),
    Item: {
      ...(await deliveryItem(delivery)),
      ttl: secondsOf(delivery.createdAt) + webhookLimits.keptDays * daySeconds,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  const standing = isNew ? delivery : await find(delivery);
  if (standing?.state !== 'waiting' || standing.attempts > 0) return false;
  await putDue(standing);
  return true;
};

/** Of a webhook's deliveries, those of some events, by event; one that cannot be read is `undefined`, one that is gone absent. */
const findAll = async (
  { userId, webhookId }: Omit<DeliveryPlace, 'id'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Delivery | undefined>> => {
  const items = await batchGet([...new Set(ids)].map((id) => keys.delivery(userId, webhookId, id)));
  const eventIn = ({ sk }: Item): string => String(sk).split('#')[2] ?? '';
  return new Map(await Promise.all(items.map(async (item) => [eventIn(item), await readDelivery(item)] as const)));
};

/** Sets what is given, and removes what is given as `undefined`. */
const partsOf = (changes: Item) => {
  const entries = Object.entries(changes);
  const names = entries.map(([name]) => name);
  const set = entries.flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const gone = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
  return {
    UpdateExpression: [
      `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}`,
      ...(gone.length > 0 ? [`REMOVE ${gone.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[`:${name}`, value]]))),
  };
};

/** A write of a delivery that is still as it was read. */
const change = async (seen: Delivery, changes: AfterTry): Promise<Delivery | undefined> => {
  const written = await triedFields(seen, { ...changes });
  // An answer of before stood there as it is.
  const none = { answer: undefined, sealedAnswer: undefined, nextTryAt: undefined };
  const { UpdateExpression, names, values } = partsOf({ ...none, ...written });
  return readDelivery(
    await updated({
      TableName: TableName(),
      Key: keyOf(seen),
      UpdateExpression,
      ConditionExpression: `#state = :seenState AND ${seen.nextTryAt === undefined ? 'attribute_not_exists(#nextTryAt)' : '#nextTryAt = :seenDue'}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ':seenState': seen.state,
        ...(seen.nextTryAt !== undefined && { ':seenDue': seen.nextTryAt }),
      },
    }),
  );
};

/** Writes down what came of a try; `undefined` where it was replayed or deleted meanwhile. */
const tried = (seen: Delivery, after: AfterTry): Promise<Delivery | undefined> => change(seen, after);

/** Puts it on again, to be sent at a time of its own; as it stands afterwards, `undefined` where somebody else wrote it. */
const putOn = async (seen: Delivery, at: string): Promise<Delivery | undefined> => {
  const { tries, headers, answer } = seen;
  const changed = await change(seen, { tries, headers, answer, state: 'waiting', attempts: 0, nextTryAt: at });
  // Of an answer that was lost nobody knows that it was written.
  const after = changed ?? (await find(seen));
  if (after?.nextTryAt !== at) return undefined;
  await putDue(after);
  return after;
};

export const verbs = {
  add: verb(
    [onTable('PutItem').of(keys.delivery, keys.deliveryDue), onTable('GetItem').of(keys.delivery), ...sealsAndOpens],
    add,
  ),
  find: verb([onTable('GetItem').of(keys.delivery), ...opensSealed], find),
  findAll: verb([onTable('BatchGetItem').of(keys.delivery), ...opensSealed], findAll),
  tried: verb([onTable('UpdateItem').of(keys.delivery), ...opensSealed], tried),
  putOn: verb(
    [onTable('UpdateItem', 'GetItem').of(keys.delivery), onTable('PutItem').of(keys.deliveryDue), ...opensSealed],
    putOn,
  ),
};
