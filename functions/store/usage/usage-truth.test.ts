import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from '../../../infra/testing/table.ts';
import { usageTrial } from '../../../infra/testing/usage-trial.ts';
import { recompute, recomputeUsage } from '../../jobs/recompute-usage.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { verbs as requests } from '../requests/requests.ts';
import { verbs } from './usage.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

const portsAt = async (now: string) => ({ ...(await connect(recomputeUsage.needs)), clock: { now: () => now } });

test('after 200 mixed requests, told in two lanes, out of order and twice, usage equals the truth', async () => {
  const { difference, untold, afterJob, falsified, day } = await usageTrial({
    userId: 'usr_truth',
    requests: 200,
    seed: 7,
  });
  expect(difference).toBe(0);
  // What the stream never told is found by the job.
  expect(untold).toBeGreaterThan(0);
  expect(afterJob).toBe(0);
  // And so is a counter that says what is not true, of a day or of a key.
  expect(falsified).toBeGreaterThan(50);
  expect(await recompute(await portsAt('2026-11-20T03:00:00.000Z'), day)).toBe(falsified);
  expect(await recompute(await portsAt('2026-11-20T03:00:00.000Z'), day)).toBe(0);
});

const at = '2026-11-18T10:00:00.000Z';
const day = { userId: 'usr_kept', date: '2026-11-18', environment: 'sandbox' };
const request = {
  id: newId('req', at),
  requestId: 'r',
  userId: day.userId,
  key: 'key_1',
  keyId: 'vk_1',
  environment: 'sandbox',
  at,
  method: 'GET',
  route: '/v1/usage',
  status: 404,
  error: 'errors.notFound',
  durationMs: 3,
  replayed: false,
  body: undefined,
} as const;
const counted = async () => (await verbs.findKeys.run(day)).get('key_1')?.counts;

test('requests whose rows have left the log stay counted, and those the log still has to have are proven', async () => {
  await requests.keep.run(request, AbortSignal.timeout(5_000));
  const missing = { ...request, id: newId('req', at) };
  await requests.keep.run(missing, AbortSignal.timeout(5_000));
  expect(await verbs.count.run([], at, [request, missing, request])).toBe(2);
  const truth = { 'r.404': 2, 'e.errors.notFound': 2 };
  expect(await counted()).toEqual(truth);
  // Thirty days later the first rows of that day are gone.
  expect(await recompute(await portsAt('2026-12-18T11:00:00.000Z'), day)).toBe(0);
  expect(await counted()).toEqual(truth);
});

test('a day with a request that nobody can read is not proven, and its counters stay', async () => {
  const spoiled = { ...request, userId: 'usr_spoiled' };
  await requests.keep.run(spoiled, AbortSignal.timeout(5_000));
  await verbs.count.run([], at, [spoiled]);
  await requests.keep.run({ ...spoiled, status: 'gone' as never }, AbortSignal.timeout(5_000));
  const proven = recompute(await portsAt('2026-11-20T03:00:00.000Z'), { ...day, userId: 'usr_spoiled' });
  await expect(proven).rejects.toThrow('does not say how it counts');
  expect((await verbs.findKeys.run({ ...day, userId: 'usr_spoiled' })).get('key_1')?.counts).toMatchObject({
    'r.404': 1,
  });
});

test('a request that has no row is counted by nobody', async () => {
  const none = { ...request, userId: 'usr_rowless' };
  expect(await verbs.count.run([], at, [none])).toBe(0);
  expect((await verbs.findKeys.run({ ...day, userId: 'usr_rowless' })).size).toBe(0);
});

test('a day that takes longer to read than a run has time fails by itself, and is proven when there is time', async () => {
  const long = { ...request, userId: 'usr_long' };
  const ports = await portsAt('2026-11-20T03:00:00.000Z');
  await requests.keep.run(long, AbortSignal.timeout(5_000));
  await verbs.count.run([], at, [long]);
  const dayOf = { ...day, userId: long.userId };
  await expect(recompute(ports, dayOf, performance.now())).rejects.toThrow('more requests than a run has time for');
  expect(await recompute(ports, dayOf, performance.now() + 60_000)).toBe(0);
});

test('of what the stream never told, a run counts a thousand, and the next ones the rest', async () => {
  const missing = { ...request, userId: 'usr_missing' };
  const ids = Array.from({ length: 1_200 }, () => newId('req', at));
  await Promise.all(ids.map((id) => requests.keep.run({ ...missing, id }, AbortSignal.timeout(30_000))));
  const ports = await portsAt('2026-11-20T03:00:00.000Z');
  const dayOf = { ...day, userId: missing.userId };
  const told: (number | undefined)[] = [];
  for (let turn = 0; turn < 3; turn++) told.push(await recompute(ports, dayOf));
  expect(told).toEqual([1_000, 200, 0]);
  expect((await verbs.findKeys.run(dayOf)).get('key_1')?.counts).toEqual({
    'r.404': 1_200,
    'e.errors.notFound': 1_200,
  });
});
