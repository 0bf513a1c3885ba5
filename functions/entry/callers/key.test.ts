import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { plans } from '#shared/plans.ts';
import { keyWriter, type KeyWanted } from '../../../infra/testing/api-key.ts';
import { call, greet } from '../../../infra/testing/pipeline.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { documentsOnce } from '../../store/table/table.ts';
import { http } from '../http.ts';
import { implement } from '../implement.ts';

/** What every secret of a table without its cloud says. */
const apiKeyPepper = 'a key of tests';

let table: Awaited<ReturnType<typeof openTable>>;
let write: ReturnType<typeof keyWriter>;
beforeAll(async () => {
  table = await openTable();
  write = keyWriter({ databasePort: table.port, tableName: table.name, apiKeyPepper });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  return table?.close();
});

const at = (moment: string): void => void vi.setSystemTime(moment);
beforeEach(() => at('2026-11-24T10:00:30.000Z'));

const spec = { ...greet, path: '/v1/greeting', auth: 'key', callClass: 'integrateRead' } as const;

/** An endpoint of keys, and what it answers one of them. */
const asked = async (wanted: KeyWanted = {}, counts?: 'validation') => {
  const greeting = implement(endpointOf('public')({ ...spec, ...(counts && { counts, status: 201 }) }))
    .needing()
    .by(async () => ({ text: 'hola' }));
  const [handler, key] = [await http(greeting), await write('usr_1', wanted)];
  const ask = async (headers: Readonly<Record<string, string>> = key.headers) => {
    const { statusCode, headers: told, json } = await call(greeting, { headers }, handler);
    return { status: statusCode, told, error: json['error'] };
  };
  return { key, ask };
};

describe('a minute', () => {
  test('is the clock’s: a key that used it up passes again in the second it was told, and not in the one before', async () => {
    const { ask } = await asked();
    for (let turn = 0; turn < 100; turn++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, told: { 'retry-after': '30', ratelimit: '"minute";r=0;t=30' } });
    at('2026-11-24T10:00:59.000Z');
    expect(await ask()).toMatchObject({ status: 429, told: { 'retry-after': '1' } });
    at('2026-11-24T10:01:00.000Z');
    expect(await ask()).toMatchObject({ status: 200, told: { ratelimit: '"minute";r=99;t=60' } });
  });

  test('that is over is forgotten, but for the one before, which late requests still ask for', async () => {
    const { key, ask } = await asked();
    for (const minute of [10, 11, 12, 13]) {
      at(`2026-11-24T10:${minute}:00.000Z`);
      await ask();
    }
    expect(Object.values((await key.counted()).minutes)).toEqual([1, 1]);
  });
});

describe('a month', () => {
  const { sandbox: limit } = plans.free.monthlyValidationsPerKey;

  test('that is used up is open again with the first second of the next, in UTC', async () => {
    at('2026-11-30T23:59:30.000Z');
    const { key, ask } = await asked({ months: { '2026-11': limit } }, 'validation');
    expect(await ask()).toMatchObject({
      status: 429,
      error: 'errors.quotaExceeded',
      told: { 'retry-after': '30', ratelimit: expect.stringMatching(/^"minute";r=\d+;t=30, "month";r=0;t=30$/) },
    });
    at('2026-12-01T00:00:00.000Z');
    expect((await ask()).status).toBe(201);
    expect((await key.counted()).months).toEqual({ '2026-11': limit, '2026-12': 1 });
  });

  test('takes the last validation that it includes, and no other', async () => {
    const { ask } = await asked({ months: { '2026-11': limit - 1 } }, 'validation');
    expect((await ask()).status).toBe(201);
    expect(await ask()).toMatchObject({ status: 429, error: 'errors.quotaExceeded' });
  });

  test('that cannot be given back changes no answer: a refusal stays what it is', async () => {
    const { key, ask } = await asked({ months: { '2026-11': limit } }, 'validation');
    const failing = vi
      .spyOn(documentsOnce(), 'send')
      .mockImplementation((() => Promise.reject(new Error('no'))) as never);
    expect(await ask()).toMatchObject({ status: 429, error: 'errors.quotaExceeded' });
    expect(failing).toHaveBeenCalledOnce();
    failing.mockRestore();
    expect((await key.counted()).months).toEqual({ '2026-11': limit + 1 });
  });

  test('counts no request that asks for no validation', async () => {
    const { key, ask } = await asked({ months: { '2026-11': limit } });
    expect((await ask()).status).toBe(200);
    expect((await key.counted()).months).toEqual({ '2026-11': limit });
  });
});

test('a plan that lapses takes effect in the very request, and a secret too', async () => {
  const ends = '2026-11-24T10:00:40.000Z';
  const lapsing = await asked({ environment: 'production', plan: 'pro', planUntil: ends });
  const ending = await asked({ secretUntil: ends });
  expect([(await lapsing.ask()).status, (await ending.ask()).status]).toEqual([200, 200]);
  at(ends);
  expect(await lapsing.ask()).toMatchObject({ status: 403, error: 'errors.productionNeedsPlan' });
  expect(await ending.ask()).toMatchObject({ status: 401, error: 'errors.invalidApiKey' });
});

test('whoever shows what cannot be a key is refused before the table is asked', async () => {
  const { key, ask } = await asked();
  const badly = { ...key.headers, 'x-api-secret': `${key.secret}0` };
  expect(await ask(badly)).toMatchObject({ status: 401, error: 'errors.invalidApiKey' });
  expect((await key.counted()).minutes).toEqual({});
});
