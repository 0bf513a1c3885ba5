import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { newId } from '../../proof.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import type { Webhook } from './webhook.ts';
import { verbs } from './webhooks.ts';

ownTable();

const now = '2026-11-23T02:00:00.000Z';
let users = 0;
const newUser = () => `usr_webhooks_${(users += 1)}`;

const webhookOf = (userId: string, more: Partial<Webhook> = {}): Webhook => ({
  id: newId('whk', now),
  userId,
  url: 'https://hooks.acme.com/events',
  environment: 'production',
  events: ['validation.completed'],
  state: 'active',
  secrets: [{ salt: 'one', endsWith: 'abcd', createdAt: now }],
  createdAt: now,
  recent: '',
  ...more,
});

const claimOf = (keyHash: string, id: string) => ({ keyHash, requestHash: 'x', id, carry: () => undefined });
const create = (webhook: Webhook) => verbs.create.run(webhook, undefined);
const created = async (more: Partial<Webhook> = {}): Promise<Webhook> => {
  const webhook = webhookOf(newUser(), more);
  expect(await create(webhook)).toBe('created');
  return webhook;
};
const idsOf = async (userId: string) => (await verbs.list.run(userId)).map(({ id }) => id);
const set = ({ userId, id }: Webhook, name: string, value: unknown) =>
  documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.webhook(userId, id),
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

describe('creating', () => {
  test('at the same moment makes as many as one customer may have, and no more', async () => {
    const userId = newUser();
    const answers = await Promise.all(Array.from({ length: webhookLimits.count + 3 }, () => create(webhookOf(userId))));
    expect(answers.filter((one) => one === 'created')).toHaveLength(webhookLimits.count);
    expect(answers.filter((one) => one === 'tooMany')).toHaveLength(3);
    expect(await idsOf(userId)).toHaveLength(webhookLimits.count);
  });

  test('finds room again where one was deleted, even one that nobody can read', async () => {
    const userId = newUser();
    const all = Array.from({ length: webhookLimits.count }, () => webhookOf(userId));
    for (const one of all) await create(one);
    const [first] = all;
    if (!first) throw new Error('There are webhooks');
    await set(first, 'secrets', 'damaged');
    expect(await idsOf(userId)).toHaveLength(webhookLimits.count - 1);
    expect(await create(webhookOf(userId))).toBe('tooMany');
    expect(await verbs.remove.run(userId, first.id)).toBe(true);
    expect(await create(webhookOf(userId))).toBe('created');
  });

  test('goes on though what says who came last is damaged', async () => {
    const userId = newUser();
    await documents().send(
      new PutCommand({
        TableName: TableName(),
        Item: { ...keys.newestWebhook(userId), newest: { not: ['an', 'id'] } },
      }),
    );
    expect(await create(webhookOf(userId))).toBe('created');
  });

  test('writes nothing where the key of its request was used', async () => {
    const userId = newUser();
    const [first, second] = [webhookOf(userId), webhookOf(userId)];
    expect(await verbs.create.run(first, claimOf('key', first.id))).toBe('created');
    expect(await verbs.create.run(second, claimOf('key', second.id))).toBe('keyUsed');
    expect(await idsOf(userId)).toEqual([first.id]);
  });
});

describe('changing', () => {
  test('writes what changed and nothing that senders wrote meanwhile', async () => {
    const webhook = await created({ description: 'before', failingSince: now });
    const { userId, id } = webhook;
    const changed = await verbs.change.run({ userId, id, now }, (before) => ({
      ...before,
      url: 'https://other.acme.com/',
      description: undefined,
      failingSince: undefined,
    }));
    expect(changed?.after).toEqual({
      ...webhook,
      url: 'https://other.acme.com/',
      description: undefined,
      failingSince: undefined,
      // It leads elsewhere: what waits is to be sent there.
      told: 1,
    });
    await set(webhook, 'recent', '+-');
    await set(webhook, 'told', 7);
    await verbs.change.run({ userId, id, now }, (before) => ({ ...before, recent: '', events: ['key.created'] }));
    expect(await verbs.find.run(userId, id)).toMatchObject({ recent: '+-', events: ['key.created'] });
  });

  test('looks again where the state became another meanwhile', async () => {
    const webhook = await created();
    const seen: string[] = [];
    const changed = await verbs.change.run({ ...webhook, now }, (before) => {
      seen.push(before.state);
      return { ...before, description: 'later' };
    });
    expect([seen, changed?.after.state]).toEqual([['active'], 'active']);
    await set(webhook, 'state', 'disabled');
    const [first] = await Promise.all([
      verbs.change.run({ ...webhook, now }, (before) => ({ ...before, state: 'active' })),
      verbs.change.run({ ...webhook, now }, (before) => ({ ...before, state: 'paused' })),
    ]);
    expect(first?.before.state).not.toBe('active');
  });

  test('keeps words of events that only another version knows, as long as they are not said anew', async () => {
    const webhook = await created();
    await set(webhook, 'events', ['validation.completed', 'payee.changed']);
    await verbs.change.run({ ...webhook, now }, (before) => ({ ...before, description: 'x' }));
    const Key = keys.webhook(webhook.userId, webhook.id);
    const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key, ConsistentRead: true }));
    expect(Item).toMatchObject({ events: ['validation.completed', 'payee.changed'], description: 'x' });
    expect((await verbs.find.run(webhook.userId, webhook.id))?.events).toEqual(['validation.completed']);
  });

  test('finds nobody of somebody else', async () => {
    const { id } = await created();
    expect(
      await verbs.change.run({ userId: newUser(), id, now }, (before) => ({ ...before, state: 'paused' })),
    ).toBeUndefined();
  });
});

describe('rotating', () => {
  const secrets = [{ salt: 'two', endsWith: 'efgh', createdAt: now }];

  test('comes second where another rotation came first', async () => {
    const webhook = await created();
    const rotate = () => verbs.rotate.run(webhook, secrets, { claim: undefined, now });
    expect((await Promise.all([rotate(), rotate()])).toSorted()).toEqual(['changed', 'rotated']);
    expect((await verbs.find.run(webhook.userId, webhook.id))?.secrets).toEqual(secrets);
  });

  test('changes nothing where the key of its request was used', async () => {
    const webhook = await created();
    const claim = claimOf('rotation', webhook.id);
    expect(await verbs.rotate.run(webhook, secrets, { claim, now })).toBe('rotated');
    const [seen] = [await verbs.find.run(webhook.userId, webhook.id)];
    if (!seen) throw new Error('There is this webhook');
    expect(await verbs.rotate.run(seen, [], { claim, now })).toBe('keyUsed');
  });
});

test('one of the other environment is not deleted, and the rest only once', async () => {
  const { userId, id } = await created();
  expect(await verbs.remove.run(userId, id, 'sandbox')).toBe(false);
  expect(await verbs.remove.run(newUser(), id, 'production')).toBe(false);
  expect(await verbs.remove.run(userId, id, 'production')).toBe(true);
  expect(await verbs.remove.run(userId, id)).toBe(false);
});

test('events that wait for one webhook are counted, and those of another are not', async () => {
  const webhook = await created();
  for (const serial of ['1', '2', '3'])
    await documents().send(
      new PutCommand({ TableName: TableName(), Item: { ...keys.deliveryDue(webhook.id, now, `evt_${serial}`) } }),
    );
  expect(await verbs.waiting.run(webhook.id)).toBe(3);
  expect(await verbs.waiting.run(newId('whk', now))).toBe(0);
});
