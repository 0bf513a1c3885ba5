import { afterAll, beforeAll, expect, test } from 'vitest';
import { openControlPlane, unpaced } from '../../infra/testing/control-plane.ts';
import { itemAt, lift, newAccount, put, type Account } from '../../infra/testing/gateway-account.ts';
import { openTable } from '../../infra/testing/table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { provide } from '../gateway-keys/provide.ts';
import { newId } from '../proof.ts';
import { ownName } from '../rules/keys/usage-plans.ts';
import { secondsBetween } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { reconcileGatewayKeys } from './reconcile-gateway-keys.ts';

const { needs } = reconcileGatewayKeys;

let table: Awaited<ReturnType<typeof openTable>>;
let plane: Awaited<ReturnType<typeof openControlPlane>>;
beforeAll(async () => {
  table = await openTable();
  plane = await openControlPlane(table, needs);
});
afterAll(async () => {
  await plane?.close();
  await table?.close();
});

interface Named {
  readonly apiKeyId: string;
  readonly tier: string;
  readonly since: string;
}

const ringOf = async ({ userId }: Pick<Account, 'userId'>) => (await itemAt(keys.keyring(userId))) ?? {};
const gatewayKeyOf = async (account: Account) => (await ringOf(account))['gateway'] as Named | undefined;

const run = async () => {
  const ports = await unpaced(needs, plane.now);
  const { result, failure, metrics } = await toldMetrics(() => reconcileGatewayKeys.run(ports));
  if (!result) throw failure;
  return { result, metrics };
};

const provided = async (account: Account) => provide(await unpaced(needs, plane.now), account.userId);

/** An account with a gateway key that serves by now. */
const served = async () => {
  const account = await newAccount(plane.now());
  await provided(account);
  plane.advance(600);
  return account;
};

const exists = (id = ''): boolean => plane.usage.keys.find(id) !== undefined;

test('a gateway key serves only when the gateway is sure to know it', async () => {
  const before = plane.now();
  const account = await newAccount(before);
  expect(await provided(account)).toBe('made');
  const { since } = (await gatewayKeyOf(account)) ?? { since: '' };
  expect(secondsBetween(before, since)).toBeGreaterThanOrEqual(300);
});

test('an account that is told of twice has one gateway key, and its sandbox keys have none', async () => {
  const account = await served();
  expect(await provided(account)).toBe('kept');
  const mine = plane.usage.keys.all().filter(({ name = '' }) => name.includes(account.userId));
  expect(mine).toHaveLength(1);
  const named = await Promise.all(account.keyIds.map((keyId) => itemAt(keys.apiKey(keyId))));
  expect(named.map((row) => (row?.['gateway'] as Named | undefined)?.apiKeyId)).toEqual([
    mine[0]?.id,
    mine[0]?.id,
    undefined,
  ]);
});

test('an account that two runs are told of at once has one gateway key', async () => {
  const account = await newAccount(plane.now());
  const outcomes = await Promise.all([provided(account), provided(account), provided(account)]);
  expect(outcomes.toSorted()).toEqual(['made', 'underWay', 'underWay']);
  expect(plane.usage.keys.all().filter(({ name = '' }) => name.includes(account.userId))).toHaveLength(1);
});

test('a gateway key that somebody deleted by hand is made again, and no other', async () => {
  const [account, other] = [await served(), await served()];
  const [gone, kept] = [await gatewayKeyOf(account), await gatewayKeyOf(other)];
  plane.usage.keys.remove(gone?.apiKeyId ?? '');
  const { result } = await run();
  expect(result['made']).toBe(1);
  const made = await gatewayKeyOf(account);
  expect(made?.apiKeyId).not.toBe(gone?.apiKeyId);
  expect(exists(made?.apiKeyId)).toBe(true);
  expect(await gatewayKeyOf(other)).toEqual(kept);
});

test('a change of plan takes another, and the one before is deleted when nothing remembers it', async () => {
  const account = await served();
  const before = await gatewayKeyOf(account);
  plane.advance(3600);
  await lift(account.userId, 'enterprise', plane.now());
  expect(await provided(account)).toBe('made');
  await run();
  expect(exists(before?.apiKeyId)).toBe(true);
  plane.advance(301);
  await run();
  expect(exists(before?.apiKeyId)).toBe(false);
  const after = await gatewayKeyOf(account);
  expect(after?.tier).toBe('enterprise');
  expect(exists(after?.apiKeyId)).toBe(true);
});

test('what an interrupted run made is left for an hour, then deleted', async () => {
  const account = await newAccount(plane.now());
  const { gatewayKeys } = await unpaced(needs, plane.now);
  const { apiKeyId } = await gatewayKeys.create(account.userId, 'pro');
  plane.advance(3500);
  await run();
  expect(exists(apiKeyId)).toBe(true);
  plane.advance(200);
  await run();
  expect(exists(apiKeyId)).toBe(false);
});

test('what somebody else, or another stage, has in the region is counted and left alone', async () => {
  const others = ['another product', ownName('prod', newId('usr', plane.now()), 'pro')];
  for (const [index, name] of others.entries()) {
    const at = Date.parse(plane.now());
    const value = `valueOfSomebodyElse${index}`;
    plane.usage.keys.put({ id: `other${index}`, value, name, enabled: true, createdAt: at, updatedAt: at });
  }
  plane.advance(7200);
  const { metrics } = await run();
  expect(['other0', 'other1'].map(exists)).toEqual([true, true]);
  expect(metrics['gatewayKeysInRegion']).toBeGreaterThanOrEqual(plane.usage.keys.all().length);
  expect(metrics['gatewayKeysLeft']).toBe(0);
});

test('of an account whose ring cannot be read, nothing is deleted', async () => {
  const account = await served();
  const before = await gatewayKeyOf(account);
  await put({ ...(await ringOf(account)), gateway: 'gone' });
  plane.advance(7200);
  await run();
  expect(exists(before?.apiKeyId)).toBe(true);
});

test('an account whose plan is over gives its gateway key back', async () => {
  const account = await served();
  const before = await gatewayKeyOf(account);
  plane.advance(10 * 24 * 3600);
  await run();
  expect(await gatewayKeyOf(account)).toBeUndefined();
  expect(await ringOf(account)).not.toHaveProperty('unsettledPk');
  await run();
  expect(exists(before?.apiKeyId)).toBe(false);
  await lift(account.userId, 'pro', plane.now());
  expect(await provided(account)).toBe('made');
});
