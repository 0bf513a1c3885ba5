import { expect, test, vi } from 'vitest';
import { answered } from '../../infra/testing/answered.ts';
import { putAll, rowIn } from '../../infra/testing/poison.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { underway } from '../../infra/testing/underway.ts';
import { connect } from '../ports/connect.ts';
import { countMissedAnswers } from './count-missed-answers.ts';

ownTable();

const date = '2026-11-20';
const at = `${date}T10:00:00.000Z`;
const now = '2026-11-20T12:00:00.000Z';

const portsOf = async () => {
  const ports = await connect([...countMissedAnswers.needs, 'usage.find']);
  return { ...ports, clock: { now: () => now } };
};
const run = async () => toldMetrics(async () => countMissedAnswers.run(await portsOf()));
const counted = async (userId: string) =>
  (await (await portsOf()).usage.find({ userId, date, environment: 'sandbox' })).counts;

test('counts what the stream never told, of whomever, once, and tells how many they were', async () => {
  const answers = await answered(['VALID', 'VALID', 'INVALID'], { userId: 'usr_missed', at });
  await answered(['ERROR'], { userId: 'usr_other', at });
  await (await portsOf()).usage.count(answers.slice(0, 1), now);
  expect(await run()).toMatchObject({ failure: undefined, metrics: { usageDifference: 3, usageUnproven: 0 } });
  expect(await run()).toMatchObject({ failure: undefined, metrics: { usageDifference: 0, usageUnproven: 0 } });
  expect(await counted('usr_missed')).toEqual({ 'VALID.dashboard': 2, 'INVALID.dashboard': 1 });
  expect(await counted('usr_other')).toEqual({ 'ERROR.dashboard': 1 });
});

test('leaves to the stream what was answered within the hour, and counts what was asked long ago and answered late', async () => {
  await answered(['VALID'], { userId: 'usr_young', at, completedAt: '2026-11-20T11:00:00.001Z' });
  expect(await run()).toMatchObject({ metrics: { usageDifference: 0 } });
  expect(await counted('usr_young')).toEqual({});
  const ports = { ...(await portsOf()), clock: { now: () => '2026-11-20T12:00:00.002Z' } };
  await toldMetrics(() => countMissedAnswers.run(ports));
  expect(await counted('usr_young')).toEqual({ 'VALID.dashboard': 1 });
});

test('a run whose time is over says so, and the next one goes on where it stopped', async () => {
  const ports = await portsOf();
  for (const index of Array.from({ length: 12 }).keys()) await answered(['VALID'], { userId: `usr_slow_${index}`, at });
  const end = performance.now() + 3_600_000;
  const time = vi.spyOn(performance, 'now');
  const count = vi.fn<typeof ports.usage.count>((...asked) => {
    time.mockReturnValue(end);
    return ports.usage.count(...asked);
  });
  const stopped = await toldMetrics(() => countMissedAnswers.run({ ...ports, usage: { count } }));
  time.mockRestore();
  expect(stopped.metrics).toMatchObject({ usageDifference: 10, usageUnproven: 1 });
  expect((await run()).metrics).toMatchObject({ usageDifference: 2, usageUnproven: 0 });
});

test('one that cannot be counted fails the run, stops nobody, and what was counted is told all the same', async () => {
  const ports = await portsOf();
  for (const userId of ['usr_poison', 'usr_near']) await answered(['VALID'], { userId, at });
  const count: typeof ports.usage.count = async (answers, ...rest) => {
    if (answers.some(({ userId }) => userId === 'usr_poison')) throw new Error('unwritable');
    return ports.usage.count(answers, ...rest);
  };
  const { failure, metrics } = await toldMetrics(() => countMissedAnswers.run({ ...ports, usage: { count } }));
  expect(String(failure)).toContain('failed for 1 of 2');
  expect(metrics).toMatchObject({ usageDifference: 1 });
  expect(await counted('usr_near')).toEqual({ 'VALID.dashboard': 1 });
});

test('one that is marked as counted and listed all the same is parked after five runs, without a word before', async () => {
  const userId = 'usr_marked';
  await putAll([{ ...rowIn('uncounted', underway(userId, at)), status: 'VALID', usageCountedAt: at }]);
  await run();
  const second = await run();
  expect(second).toMatchObject({ failure: undefined, metrics: { list: 'uncounted', oldestOpen: 2 * 60 * 60 } });
  for (const _ of [3, 4]) await run();
  expect((await run()).metrics).toMatchObject({ oldestOpen: 0, rowsParked: 1 });
});
