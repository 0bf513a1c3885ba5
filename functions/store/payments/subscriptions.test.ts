import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { subscribed } from '../../../infra/testing/subscribed.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';

ownTable();

const now = new Date().toISOString();
const until = plusDays(now, 30);

const portsOf = () =>
  connect([
    'subscriptions.create',
    'subscriptions.find',
    'subscriptions.ofUser',
    'subscriptions.change',
    'subscriptions.listDue',
    'subscriptions.claimMail',
    'subscriptions.releaseMail',
    'holdings.find',
  ]);
const newUser = () => newId('usr', now);

test('the wallet says until when a plan counts, from the same moment as the subscription does', async () => {
  const { subscriptions, holdings } = await portsOf();
  const userId = newUser();
  const active = await subscribed(userId, { plan: 'enterprise', until });
  expect(await holdings.find(userId)).toMatchObject({ lots: [], subscriptions: [{ plan: 'enterprise', until }] });
  const over = await subscriptions.change(active, { entitledUntil: undefined, endedAs: 'cancelled' });
  expect(await holdings.find(userId)).toMatchObject({ subscriptions: [] });
  expect(await subscriptions.find(active.id)).toEqual(over);
  expect(over).not.toHaveProperty('entitledUntil', expect.anything());
});

test('who changes what somebody else changed since is told, and changes neither row nor wallet', async () => {
  const { subscriptions, holdings } = await portsOf();
  const userId = newUser();
  const seen = await subscribed(userId, { plan: 'pro', until });
  await subscriptions.change(seen, { paidCents: 1 });
  expect(await subscriptions.change(seen, { entitledUntil: plusDays(now, 99) })).toBeUndefined();
  expect(await subscriptions.change(seen, { paidCents: 2 })).toBeUndefined();
  expect((await holdings.find(userId)).subscriptions).toEqual([{ plan: 'pro', until }]);
  expect(await subscriptions.find(seen.id)).toMatchObject({ paidCents: 1 });
});

test('a user’s are listed newest first, without anybody else’s', async () => {
  const { subscriptions } = await portsOf();
  const [userId, other] = [newUser(), newUser()];
  const first = await subscribed(userId, { plan: 'basic', until });
  await subscribed(other, { plan: 'basic', until });
  const second = await subscribed(userId, { plan: 'pro', until });
  const ids = (await subscriptions.ofUser(userId)).map(({ id }) => id);
  expect(ids).toEqual([first.id, second.id].toSorted((one, two) => (one > two ? -1 : 1)));
});

test('what is due is listed, the longest first, until it is due later; what cannot be read hides nobody', async () => {
  const { subscriptions } = await portsOf();
  const dueIn = async (days: number) => {
    const one = await subscribed(newUser(), { plan: 'basic', until });
    return (await subscriptions.change(one, { dueAt: plusDays(now, days) })) ?? one;
  };
  const [late, later, ahead, broken] = [await dueIn(-1), await dueIn(-2), await dueIn(1), await dueIn(-3)];
  await documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.subscription(broken.id),
      UpdateExpression: 'SET paidCents = :other',
      ExpressionAttributeValues: { ':other': 'much' },
    }),
  );
  const due = async () => {
    const { found, unreadable } = await subscriptions.listDue(now);
    return [found.map(({ item }) => item.id), unreadable.map(({ place }) => place.pk)];
  };
  expect(await due()).toEqual([[later.id, late.id], [keys.subscription(broken.id).pk]]);
  await subscriptions.change(later, { dueAt: undefined });
  await subscriptions.change(late, { dueAt: ahead.dueAt });
  expect((await due())[0]).toEqual([]);
  const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key: keys.subscription(later.id) }));
  expect(Item).not.toHaveProperty('unsettledPk');
});

test('what a mail is about is said once, by one of many, and again where it was not taken', async () => {
  const { subscriptions } = await portsOf();
  const { id } = await subscribed(newUser(), { plan: 'pro', until });
  const saying = { about: 'failure', moment: now };
  const claims = await Promise.all(Array.from({ length: 5 }, () => subscriptions.claimMail(id, saying)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  await subscriptions.releaseMail(id, saying);
  expect(await subscriptions.claimMail(id, saying)).toBe(true);
  expect(await subscriptions.claimMail(id, { ...saying, moment: until })).toBe(true);
});
