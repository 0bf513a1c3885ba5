import fc from 'fast-check';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keyLimits } from '#shared/plans.ts';
import { keyHolder, knockWith } from '../../../infra/testing/key-holder.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { connect } from '../../ports/connect.ts';
import { minuteOf } from '../../rules/keys/windows.ts';
import { monthOf, plusSeconds } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, documentsOnce, TableName } from '../table/table.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

const noon = '2026-11-22T12:00:00.000Z';
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noon) }));
afterEach(() => void vi.useRealTimers());

const ports = () => connect(['apiKeys.prove', 'apiKeys.uncount', 'keySecrets.hash']);

/** A new key, as its proof is asked for. */
const shown = async () => {
  const { keyId, secret } = await (await keyHolder()).create();
  return { keyId, secretHash: await (await ports()).keySecrets.hash(secret) };
};

const minutesIn = async (keyId: string): Promise<Readonly<Record<string, number>>> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.apiKey(keyId), ConsistentRead: true }),
  );
  return Item?.['minutes'] as Record<string, number>;
};

/** Requests at once, after a pause; each is so many seconds late, as those are that wait for their turn. */
const Burst = fc.record({
  pauseSeconds: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 90, max: 7200 })),
  lateSeconds: fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 6 }),
});

test('the count of a minute is exact, however many come at once and whatever pauses are between them', async () => {
  const { apiKeys } = await ports();
  const check = async (bursts: readonly { pauseSeconds: number; lateSeconds: readonly number[] }[]) => {
    const key = await shown();
    const counts = new Map<number, number[]>();
    let at = noon;
    for (const { pauseSeconds, lateSeconds } of bursts) {
      at = plusSeconds(at, pauseSeconds);
      const asked = lateSeconds.map((late) => plusSeconds(at, -late));
      const rows = await Promise.all(asked.map((now) => apiKeys.prove({ ...key, now, validates: false })));
      rows.forEach((row, index) => {
        const minute = minuteOf(asked[index] ?? '');
        counts.set(minute, [...(counts.get(minute) ?? []), row?.minutes[minute] ?? 0]);
      });
    }
    for (const told of counts.values())
      expect(told.toSorted((one, other) => one - other)).toEqual(told.map((_, index) => index + 1));
  };
  await fc.assert(fc.asyncProperty(fc.array(Burst, { minLength: 1, maxLength: 20 }), check), { numRuns: 20 });
});

test('minutes that pauses leave behind do not pile up', async () => {
  const { apiKeys } = await ports();
  const key = await shown();
  for (let hour = 0; hour < 50; hour++) {
    await apiKeys.prove({ ...key, now: plusSeconds(noon, hour * 3600), validates: false });
    expect(Object.keys(await minutesIn(key.keyId)).length).toBeLessThanOrEqual(16);
  }
});

test('100 of 101 requests of a minute pass, and the next minute begins anew', async () => {
  const holder = await keyHolder();
  const [key, other] = [await holder.create(), await holder.create()];
  vi.setSystemTime(plusSeconds(noon, 30));
  const statuses: number[] = [];
  for (let sent = 0; sent <= keyLimits.perMinute; sent++) statuses.push((await knockWith(key)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: keyLimits.perMinute }, () => 200), 429]);
  expect((await knockWith(key)).headers).toMatchObject({ 'retry-after': '30', 'x-ratelimit-remaining': '0' });
  expect((await knockWith(other)).statusCode).toBe(200);
  vi.setSystemTime(plusSeconds(noon, 60));
  expect((await knockWith(key)).statusCode).toBe(200);
});

test('100 of 150 requests pass where 50 come at once', async () => {
  const key = await (await keyHolder()).create();
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++)
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, async () => (await knockWith(key)).statusCode))));
  expect(statuses.filter((status) => status === 200)).toHaveLength(keyLimits.perMinute);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
});

test('a month counts what was counted and not given back, and never falls below nothing', async () => {
  const { apiKeys } = await ports();
  const key = await shown();
  const month = monthOf(noon);
  const prove = () => apiKeys.prove({ ...key, now: noon, validates: true });
  await Promise.all([prove(), prove(), prove()]);
  await Promise.all(Array.from({ length: 2 }, () => apiKeys.uncount(key.keyId, month)));
  expect((await prove())?.months[month]).toBe(2);
  await Promise.all(Array.from({ length: 5 }, () => apiKeys.uncount(key.keyId, month)));
  expect((await prove())?.months[month]).toBe(1);
});

test('a validation whose giving back is not answered is given back once at most', async () => {
  const { apiKeys } = await ports();
  const key = await shown();
  const prove = () => apiKeys.prove({ ...key, now: noon, validates: true });
  await Promise.all([prove(), prove(), prove()]);
  let lost = 0;
  const lose = (next: (args: never) => Promise<never>) => async (args: never) => {
    await next(args);
    lost += 1;
    throw Object.assign(new Error('No answer'), { name: 'TimeoutError' });
  };
  documentsOnce().middlewareStack.add(lose as never, { step: 'deserialize', name: 'lose' });
  await expect(apiKeys.uncount(key.keyId, monthOf(noon))).rejects.toThrow('No answer');
  documentsOnce().middlewareStack.remove('lose');
  expect(lost).toBe(1);
  expect((await prove())?.months[monthOf(noon)]).toBe(3);
});
