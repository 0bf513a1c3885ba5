import { beforeAll, expect, test } from 'vitest';
import { keyMaker, type MadeKey } from '../../../infra/testing/api-key.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });
const table = tableIn(databasePort);

let customer: Customer;
let one: MadeKey;
let other: MadeKey;
beforeAll(async () => {
  customer = await signUp(cloud);
  [one, other] = [await makeKey(customer), await makeKey(customer)];
  await table.put({ ...keys.keyring(await table.userIdOf(customer)), keyIds: { [one.id]: one.keyId } });
  await one.call('GET /v1/usage', {});
  await refusal(one.call('GET /v1/usage', { query: { key: 'Zzmarca' } }));
  await other.call('GET /v1/usage', {});
});

const list = (query: object = {}) => customer.call('GET /api/requests', { query });

test('shows the newest first, with the name of the key where it still exists', async () => {
  const { data, hasMore } = await list();
  expect(data.map(({ key, status, error }) => [key.keyId, key.name, status, error])).toEqual([
    [other.keyId, null, 200, null],
    [one.keyId, 'Tests', 422, 'errors.invalidFields'],
    [one.keyId, 'Tests', 200, null],
  ]);
  expect(hasMore).toBe(false);
  expect(data[0]).toMatchObject({ method: 'GET', route: '/v1/usage', replayed: false, validationId: null, body: null });
  expect(JSON.stringify(data)).not.toContain('Zzmarca');
});

test('the id is the one that the answer carried', async () => {
  const asked = refusal(one.call('GET /v1/usage', { query: { key: 'none' } }));
  const { requestId } = (await asked) as { readonly requestId?: string };
  expect((await list({ limit: 1 })).data[0]?.id).toBe(requestId);
});

test.for([
  ['key', () => ({ key: other.id }), [200]],
  ['those that were answered', () => ({ status: 'ok', key: one.id }), [200]],
  ['those that were refused', () => ({ status: 'failed', limit: 1 }), [422]],
  ['error', () => ({ error: 'errors.notFound' }), []],
] as const)('filters by %s', async ([, query, found]) => {
  expect((await list(query())).data.map(({ status }) => status)).toEqual(found);
});

test('pages through everything once, and a cursor is worth nothing to others or to another query', async () => {
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.nextCursor });
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  const stranger = await signUp(cloud);
  const cursor = first.nextCursor ?? '';
  for (const asked of [
    stranger.call('GET /api/requests', { query: { limit: 2, cursor } }),
    list({ limit: 2, cursor, status: 'ok' }),
  ])
    expect(await refusal(asked)).toMatchObject({ status: 422, error: 'errors.invalidCursor' });
  expect((await stranger.call('GET /api/requests', {})).data).toEqual([]);
});
