import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openControlPlane } from '../../infra/testing/control-plane.ts';
import { openTable } from '../../infra/testing/table.ts';
import { waitBy } from '../wait.ts';
import { connect } from './connect.ts';

const needs = [
  'gatewayKeys.create',
  'gatewayKeys.find',
  'gatewayKeys.attach',
  'gatewayKeys.remove',
  'gatewayKeys.list',
  'gatewayKeys.turn',
] as const;

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

const longAgo = '2020-01-01T00:00:00.000Z';

test('a gateway key is made enabled, found by its account and plan, and works in the usage plan of own ones', async () => {
  const { gatewayKeys } = await connect(needs);
  const made = await gatewayKeys.create('usr_1', 'pro');
  expect(await gatewayKeys.find('usr_1', 'pro', longAgo)).toEqual([made]);
  expect(await gatewayKeys.find('usr_1', 'enterprise', longAgo)).toEqual([]);
  expect(await gatewayKeys.find('usr_', 'pro', longAgo)).toEqual([]);
  await gatewayKeys.attach(made.apiKeyId, 'pro');
  await gatewayKeys.attach(made.apiKeyId, 'pro');
  expect(plane.usage.admit(made.value, { apiId: 'api', stage: 'live' })).toMatchObject({ id: made.apiKeyId });
});

test('what is as old as its answer says is not taken up', async () => {
  const { gatewayKeys } = await connect(needs);
  await gatewayKeys.create('usr_2', 'pro');
  plane.advance(2);
  expect(await gatewayKeys.find('usr_2', 'pro', plane.now())).toEqual([]);
});

test('one that is gone can be deleted once more', async () => {
  const { gatewayKeys } = await connect(needs);
  const { apiKeyId } = await gatewayKeys.create('usr_3', 'pro');
  await gatewayKeys.remove(apiKeyId);
  await gatewayKeys.remove(apiKeyId);
  expect(plane.usage.keys.find(apiKeyId)).toBeUndefined();
});

test('the region is read to its last page', async () => {
  const { gatewayKeys } = await connect(needs);
  const now = Date.parse(plane.now());
  for (let index = 0; index < 600; index++)
    plane.usage.keys.put({
      id: `many${index}`,
      value: `valueOfOneOfMany${index}abcd`,
      name: `cuentaclara/dev/usr_m${index}/pro`,
      enabled: true,
      createdAt: now,
      updatedAt: now,
    });
  const first = await gatewayKeys.list();
  const second = await gatewayKeys.list(first.next);
  expect([first.count, second.next]).toEqual([500, undefined]);
  expect(first.count + second.count).toBe(plane.usage.keys.all().length);
  const owners = [...first.owned, ...second.owned].map(({ userId }) => userId);
  expect(owners).toEqual(expect.arrayContaining(['usr_m0', 'usr_m599']));
});

test('more than a region takes fails, so that its message comes again later', async () => {
  const { gatewayKeys } = await connect(needs);
  plane.usage.faults.inject({ kind: 'keyRate', perSecond: 0.001 });
  await gatewayKeys.create('usr_4', 'pro');
  await expect(gatewayKeys.create('usr_5', 'pro')).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  plane.usage.faults.inject({ kind: 'keyRate', perSecond: 1_000_000 });
  plane.usage.faults.inject({ kind: 'keyLimit', keys: 0 });
  await expect(gatewayKeys.create('usr_5', 'pro')).rejects.toMatchObject({ name: 'LimitExceededException' });
  plane.usage.faults.clear();
});

test('one environment makes one a second at most', async () => {
  const { gatewayKeys } = await connect(needs);
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000_000);
  const waits: number[] = [];
  waitBy(async (ms) => void waits.push(ms));
  for (let turn = 0; turn < 3; turn++) await gatewayKeys.turn();
  expect(waits).toEqual([1000, 2000]);
  now.mockRestore();
});
