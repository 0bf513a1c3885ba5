import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keyHolder, knockWith, lift, sessionOf } from '../../../infra/testing/key-holder.ts';
import { subscribed } from '../../../infra/testing/subscribed.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { connect, type PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { carryPlanToKeys } from '../../queues/carry-plan-to-keys.ts';
import { plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());
afterEach(() => void vi.useRealTimers());

type Ports = PortsOf<(typeof carryPlanToKeys.needs)[number]>;
const ports = (): Promise<Ports> => connect(carryPlanToKeys.needs);
const carry = async (userId: string, changed: Partial<Ports> = {}) =>
  carryPlanToKeys.run({ userId }, { ...(await ports()), ...changed });

type Holder = Awaited<ReturnType<typeof keyHolder>>;

/** What an operator does who takes a plan back. */
const revoke = async ({ userId, lot }: Pick<Holder, 'userId' | 'lot'>) => {
  const { operations } = await connect(['operations.end']);
  const now = new Date().toISOString();
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'expire', why: 'test', details: {} };
  await operations.end(userId, lot, audit);
};

const production = { environment: 'production' } as const;
const statusWith = async (key: Parameters<typeof knockWith>[0]) => (await knockWith(key)).statusCode;

test('a plan that lapses ends the production keys in the request itself, and no sandbox key', async () => {
  const holder = await keyHolder('pro');
  const [live, sandbox] = [await holder.create(production), await holder.create()];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(holder.lot.expiresAt) - 1000 });
  expect([await statusWith(live), await statusWith(sandbox)]).toEqual([200, 200]);
  vi.setSystemTime(holder.lot.expiresAt);
  expect(await knockWith(live)).toMatchObject({ statusCode: 403, json: { error: 'errors.productionNeedsPlan' } });
  expect(await statusWith(sandbox)).toBe(200);
  const later = await sessionOf(holder.userId, holder.email);
  expect((await later.list()).map(({ state, usage }) => [state, usage.limit])).toEqual([
    ['active', 1_000],
    ['lapsed', 0],
  ]);
});

test('a plan that an operator takes back ends them, and one that is granted revives them', async () => {
  const holder = await keyHolder('pro');
  const key = await holder.create(production);
  await revoke(holder);
  await carry(holder.userId);
  expect(await statusWith(key)).toBe(403);
  const { expiresAt } = await lift(holder.userId, 'enterprise', 5);
  await carry(holder.userId);
  expect(await statusWith(key)).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expiresAt) });
  expect(await statusWith(key)).toBe(403);
});

test('a subscription keeps production keys through its grace, and ends them in the request in which it is over', async () => {
  const holder = await keyHolder('free');
  const until = plusDays(new Date().toISOString(), 14);
  await subscribed(holder.userId, { plan: 'pro', until });
  await carry(holder.userId);
  const key = await holder.create(production);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(until) - 1000 });
  expect(await statusWith(key)).toBe(200);
  vi.setSystemTime(until);
  expect(await knockWith(key)).toMatchObject({ statusCode: 403, json: { error: 'errors.productionNeedsPlan' } });
});

test('the longest lot of each plan counts, so that a smaller plan follows a larger one without anybody', async () => {
  const holder = await keyHolder('pro');
  await lift(holder.userId, 'enterprise', 2);
  await lift(holder.userId, 'pro', 40);
  const key = await holder.create(production);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(plusDays(new Date().toISOString(), 39)) });
  expect(await statusWith(key)).toBe(200);
});

test('whoever read the plan earlier does not write over whoever read it later', async () => {
  const holder = await keyHolder('pro');
  const key = await holder.create(production);
  const { holdings } = await ports();
  let overtaken = false;
  // Between the reading and the writing of one message the plan ends, and another message is done.
  const find: typeof holdings.find = async (userId) => {
    const held = await holdings.find(userId);
    if (!overtaken) {
      overtaken = true;
      await revoke(holder);
      await carry(userId);
    }
    return held;
  };
  await carry(holder.userId, { holdings: { find } });
  expect(overtaken).toBe(true);
  expect(await statusWith(key)).toBe(403);
});

test('a key that is created while the plan changes has the plan that holds afterwards', async () => {
  const { keyring, credits } = await connect(['keyring.find', 'keyring.create', 'credits.live']);
  const holder = await keyHolder('pro');
  const ring = await keyring.find(holder.userId);
  const lots = await credits.live(holder.userId, new Date().toISOString());
  await revoke(holder);
  await carry(holder.userId);
  const now = new Date().toISOString();
  const key = {
    id: newId('key', now),
    keyId: 'vk_live_00000000000000000000',
    userId: holder.userId,
    name: 'Tienda',
    environment: 'production',
    purpose: 'api',
    active: true,
    secrets: {},
    tiers: lots.map(({ tier, expiresAt }) => ({ tier, until: expiresAt })),
    createdAt: now,
    minutes: {},
    months: {},
  } as const;
  expect(await keyring.create(ring, key, 5)).toBe(false);
  expect((await holder.send('createKey', { body: { name: 'Tienda', ...production } })).statusCode).toBe(403);
});

test('a key that was deleted is not brought back, and who has none costs one write', async () => {
  const holder = await keyHolder('pro');
  const key = await holder.create(production);
  const { holdings } = await ports();
  const find: typeof holdings.find = async (userId) => {
    await holder.send('deleteKey', { id: key.id });
    return holdings.find(userId);
  };
  await carry(holder.userId, { holdings: { find } });
  const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key: keys.apiKey(key.keyId) }));
  expect(Item).toBeUndefined();
  const never = () => Promise.reject(new Error('asked for nothing'));
  await carry(holder.userId, { holdings: { find: never }, ownKeys: { carry: never } });
});
