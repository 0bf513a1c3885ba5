import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { plans } from '#shared/plans.ts';
import { batchesOf, mexican, sandboxClabe } from '../../../infra/testing/batch.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../../infra/testing/api-key.ts';
import { refusal, signUp, statusOf, type Customer } from '../../../infra/testing/customer.ts';
import { monthOf } from '../../rules/time.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });
const month = monthOf(new Date().toISOString());

let customer: Customer;
let sandbox: MadeKey;
let production: MadeKey;
beforeAll(async () => {
  customer = await signUp(cloud);
  [sandbox, production] = await Promise.all([
    makeKey(customer),
    makeKey(customer, { environment: 'production', plan: 'pro' }),
  ]);
});

const waiting = ({ call }: Pick<MadeKey, 'call'>) => call('POST /v1/batches', { body: { upload: { bytes: 100 } } });
const countedOf = async (key: MadeKey) => (await key.counted()).months[month] ?? 0;

test('a key makes batches of its environment, and finds no others', async () => {
  const [tried, real] = [await waiting(sandbox), await waiting(production)];
  expect([tried.environment, real.environment]).toEqual(['sandbox', 'production']);
  expect((await batchesOf(customer).show(real.id)).environment).toBe('production');
  const asked = (by: MadeKey, id: string) => [
    () => by.call('GET /v1/batches/{id}', { params: { id } }),
    () => by.call('GET /v1/batches/{id}/results', { params: { id }, query: {} }),
    () => by.call('POST /v1/batches/{id}/{action}', { params: { id, action: 'cancel' } }),
  ];
  for (const one of [...asked(sandbox, real.id), ...asked(production, tried.id)])
    expect(await refusal(one())).toMatchObject({ status: 404, error: 'errors.notFound' });
  const listed = async ({ call }: MadeKey) => (await call('GET /v1/batches', { query: {} })).data.map(({ id }) => id);
  expect([await listed(sandbox), await listed(production)]).toEqual([[tried.id], [real.id]]);
  for (const { call } of [sandbox, production])
    expect(await refusal(call('POST /v1/batches', { body: { environment: 'sandbox' } as never }))).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ pointer: '/environment' })]) as unknown,
    });
});

test('a batch of a production key is asked and paid as one of the dashboard', async () => {
  const by = await signUp(cloud);
  const { call } = await makeKey(by, { environment: 'production', plan: 'pro' });
  const rows = [mexican(clabes.company), mexican(clabes.notFound), mexican('032180000118359710')];
  const { id } = await call('POST /v1/batches', { body: { rows } });
  const ended = await vi.waitFor(
    async () => {
      const batch = await call('GET /v1/batches/{id}', { params: { id } });
      expect(batch.status).toBe('SUCCESS');
      return batch;
    },
    { timeout: 45_000, interval: 200 },
  );
  expect(ended).toMatchObject({ counts: { valid: 1, invalid: 1, refused: 1 }, credits: { charged: 2, returned: 0 } });
  expect((await by.call('GET /api/credits', {})).balance).toBe(3);
  const [first] = (await call('GET /v1/batches/{id}/results', { params: { id }, query: {} })).data;
  const validationId = first?.validation?.id ?? '';
  const validation = await call('GET /v1/validations/{id}', { params: { id: validationId } });
  expect(validation).toMatchObject({ status: 'VALID', credits: { charged: 1 } });
});

describe('what is wrong with a row is told in the language of the request:', () => {
  test.for([
    ['es', /dígitos/],
    ['en', /digits/],
  ] as const)('%s', async ([language, words]) => {
    const { call } = sandbox;
    const { id } = await call('POST /v1/batches', { body: { rows: [mexican(sandboxClabe('011'))] } });
    const results = async () => {
      const response = await fetch(`${publicApiOf(cloud)}/v1/batches/${id}/results`, {
        headers: { ...sandbox.headers, 'accept-language': language },
      });
      return (await response.json()) as { data: { findings: { detail: string; pointer: string }[] }[] };
    };
    await vi.waitFor(async () => expect((await results()).data).toHaveLength(1), { timeout: 45_000, interval: 200 });
    const [finding] = (await results()).data[0]?.findings ?? [];
    expect(finding).toMatchObject({ pointer: '/accountNumber', detail: expect.stringMatching(words) as string });
  });
});

describe('the month of a key', () => {
  const rows = (count: number) => Array.from({ length: count }, () => mexican(sandboxClabe('01')));
  const make = ({ call }: MadeKey, count: number) => call('POST /v1/batches', { body: { rows: rows(count) } });
  const limit = plans.free.monthlyValidationsPerKey.sandbox;

  test('counts every row of a batch that it makes, once', async () => {
    const by = await makeKey(customer);
    await make(by, 3);
    expect(await countedOf(by)).toBe(3);
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) await by.call('POST /v1/batches', { body: { rows: rows(2) } }, { headers });
    expect(await countedOf(by)).toBe(5);
  });

  test('is told with the rows of its batches', async () => {
    const by = await signUp(cloud);
    const apiKey = await by.call('POST /api/keys', { body: { name: 'Lotes', environment: 'sandbox' } });
    const call = client({ baseUrl: publicApiOf(cloud), apiKey, language: () => 'es' });
    await call('POST /v1/batches', { body: { rows: rows(10) } });
    expect((await call('GET /v1/usage', { query: {} })).limit).toMatchObject({
      monthly: limit,
      used: 10,
      percentage: 1,
    });
  });

  test('has room for a batch as a whole or not at all', async () => {
    const by = await makeKey(customer, { months: { [month]: limit - 2 } });
    const refused = await refusal(make(by, 3));
    expect(refused).toMatchObject({ status: 429, error: 'errors.quotaExceeded' });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    expect(await countedOf(by)).toBe(limit - 2);
    await make(by, 2);
    expect(await countedOf(by)).toBe(limit);
    for (const asked of [() => make(by, 1), () => waiting(by)])
      expect(await refusal(asked())).toMatchObject({ status: 429, error: 'errors.quotaExceeded' });
  });

  test('counts the rows of a file when they are read, and fails one that it has no room for as a whole', async () => {
    const upload = async (by: MadeKey) => {
      const lines = rows(2).map((row, index) => `${JSON.stringify({ ...row, customId: `${index}` })}\n`);
      const file = lines.join('');
      const body = { upload: { bytes: file.length } };
      const { id, upload: to } = await by.call('POST /v1/batches', { body });
      await fetch(to?.url ?? '', { method: 'PUT', headers: to?.headers ?? {}, body: file });
      await by.call('POST /v1/batches/{id}/{action}', { params: { id, action: 'start' } });
      return id;
    };
    const [roomy, full] = [await makeKey(customer), await makeKey(customer, { months: { [month]: limit - 1 } })];
    const { until } = batchesOf(customer);
    const [read, refused] = [await upload(roomy), await upload(full)];
    expect(await until(read, 'SUCCESS')).toMatchObject({ counts: { total: 2, valid: 2 } });
    expect(await until(refused, 'FAILED')).toMatchObject({ problem: 'monthUsedUp', counts: { success: 0 } });
    expect([await countedOf(roomy), await countedOf(full)]).toEqual([2, limit - 1]);
    const results = await full.call('GET /v1/batches/{id}/results', { params: { id: refused }, query: {} });
    expect(results).toEqual({ data: [], hasMore: false, nextCursor: null });
  });

  test('is not counted by a batch that is refused', async () => {
    const by = await makeKey(customer);
    expect(await statusOf(by.call('POST /v1/batches', { body: { rows: [{ strange: 1 }] as never } }))).toBe(422);
    expect(await countedOf(by)).toBe(0);
  });
});

test('an idempotency key means the same batch through either API', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'Nómina', upload: { bytes: 10 } };
  const made = await sandbox.call('POST /v1/batches', { body }, { headers });
  const again = customer.call('POST /api/batches', { body: { ...body, environment: 'sandbox' } }, { headers });
  expect((await again).id).toBe(made.id);
  const elsewhere = production.call('POST /v1/batches', { body }, { headers });
  expect(await refusal(elsewhere)).toMatchObject({ status: 422, error: 'errors.idempotencyMismatch' });
});
