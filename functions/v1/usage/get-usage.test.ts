import { beforeAll, expect, test } from 'vitest';
import { keyMaker, type MadeKey } from '../../../infra/testing/api-key.ts';
import { control } from '../../../infra/testing/control.ts';
import { mailsTo, refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { newId } from '../../proof.ts';
import { minusDays } from '../../rules/time.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });
const table = tableIn(databasePort);

const counted = () => control(cloud, '/events/drain', {});

const now = new Date().toISOString();
const dayOf = (daysAgo: number): string => minusDays(now, daysAgo).slice(0, 10);
const month = now.slice(0, 7);

let customer: Customer;
let userId: string;
let one: MadeKey;
let other: MadeKey;
beforeAll(async () => {
  customer = await signUp(cloud);
  userId = await table.userIdOf(customer);
  one = await makeKey(customer, { plan: 'free', months: { [month]: 100 } });
  other = await makeKey(customer, { plan: 'free', months: { [month]: 850 } });
  await table.put({ ...keys.keyring(userId), keyIds: { [one.id]: one.keyId, [other.id]: other.keyId } });
  // As the release before counted, which knew neither country nor how long it took.
  await table.put({ ...keys.usage(userId, dayOf(40), 'sandbox'), [`n.VALID.api.${one.id}`]: 4, revision: 1 });
  await table.put({
    ...keys.usage(userId, dayOf(3), 'sandbox'),
    [`n.VALID.api.${one.id}`]: 3,
    [`n.INVALID.api.${other.id}`]: 2,
    'n.VALID.dashboard': 9,
    revision: 1,
  });
  await table.put({ ...keys.usage(userId, dayOf(3), 'production'), [`n.VALID.api.${one.id}`]: 50, revision: 1 });
  await table.put({
    ...keys.keyUsage(userId, 'sandbox', dayOf(3), one.id),
    'n.a.VALID.MX': 3,
    'n.l.MX.20': 3,
    'n.r.201': 3,
    revision: 1,
  });
  for (const key of [one, one, other]) await key.call('GET /v1/usage', {});
  await refusal(one.call('GET /v1/usage', { query: { key: 'none' } }));
  await counted();
});

const usage = (query: object = {}) => customer.call('GET /api/usage', { query: { environment: 'sandbox', ...query } });

test('counts the answers of keys by day and key, and not those of other doors or environments', async () => {
  const { totals, before, days, period } = await usage();
  expect(totals).toEqual({ total: 5, valid: 3, invalid: 2, error: 0, timeout: 0 });
  expect(before).toMatchObject({ total: 4, valid: 4 });
  expect([period, days.length, days.at(-1)?.date, days[0]?.date]).toEqual([30, 30, dayOf(0), dayOf(29)]);
  expect(days.find(({ date }) => date === dayOf(3))).toMatchObject({ total: 5 });
});

test('tells country and speed where they were counted', async () => {
  const { countries, latency } = await usage();
  expect(countries).toMatchObject([{ country: 'MX', total: 3, valid: 3 }]);
  expect(latency?.p50).toBe(countries[0]?.latency?.p50);
  expect(latency?.p50).toBe(15);
});

test('counts every request of a key, and the refused ones by error', async () => {
  const { requests, errors, keys: told } = await usage({ period: '7' });
  expect(requests).toBe(3 + 4);
  expect(errors).toEqual([{ error: 'errors.invalidFields', status: 422, count: 1 }]);
  expect(told.map(({ keyId, name, total }) => [keyId, name, total])).toEqual(
    expect.arrayContaining([
      [one.keyId, 'Tests', 3],
      [other.keyId, 'Tests', 2],
    ]),
  );
});

test('tells how much of its month the key has used that is nearest to its limit', async () => {
  expect((await usage()).limit).toMatchObject({ monthly: 1_000, used: 850, percentage: 85 });
  expect((await usage({ key: one.id })).limit).toMatchObject({ used: 100, percentage: 10 });
});

test('of one key it counts that key alone, and of a key of nobody it knows nothing', async () => {
  const { totals, requests, keys: told } = await usage({ key: other.id });
  expect([totals.total, totals.invalid, requests, told.length]).toEqual([2, 2, 1, 1]);
  expect(await refusal(usage({ key: `key_${'0'.repeat(26)}` }))).toMatchObject({ status: 404 });
  const stranger = await signUp(cloud);
  const asked = stranger.call('GET /api/usage', { query: { environment: 'sandbox', key: one.id } });
  expect(await refusal(asked)).toMatchObject({ status: 404 });
});

test('a key is told the same as its owner, of its own environment', async () => {
  const told = await one.call('GET /v1/usage', { query: { period: '30' } });
  expect(told).toMatchObject({ environment: 'sandbox', totals: (await usage()).totals, before: { total: 4 } });
});

const request = (id: string) => ({
  ...keys.request(userId, id),
  id,
  requestId: 'r-1',
  userId,
  key: one.id,
  keyId: one.keyId,
  environment: 'sandbox',
  at: now,
  method: 'POST',
  route: '/v1/validations',
  status: 201,
  durationMs: 12,
  replayed: false,
  reached: { percentage: 80, month, limit: 1_000 },
  reachedIn: month,
});

test('a key that passes a mark of its month is told by mail, once however many requests say so', async () => {
  for (let turn = 0; turn < 3; turn++) await table.put(request(newId('req', now)));
  await counted();
  const mails = await mailsTo(cloud, customer.email);
  const told = mails.filter(({ subject }) => subject.includes('80'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(one.keyId);
  expect(told[0]?.text).toContain('1000');
});
