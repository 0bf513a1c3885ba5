import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { answered } from '../../infra/testing/answered.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { recompute, recomputeUsage } from './recompute-usage.ts';

ownTable();

const date = '2026-11-20';
const at = `${date}T10:00:00.000Z`;
const now = '2026-11-21T03:00:00.000Z';

const portsOf = async () => {
  const ports = await connect([...recomputeUsage.needs, 'usage.count']);
  return { ...ports, clock: { now: () => now } };
};
const dayOf = (userId: string, day = date) => ({ userId, date: day, environment: 'sandbox' });
const counted = async (userId: string, day = date) => (await (await portsOf()).usage.find(dayOf(userId, day))).counts;

/** Counts these answers as the stream has them counted. */
const count = async (answers: Awaited<ReturnType<typeof answered>>) => (await portsOf()).usage.count(answers, now);

/** Makes the counters of a day say what is not true, and lists it once more. */
const falsify = async (userId: string, said: Readonly<Record<string, number>>, day = date) => {
  const { usage } = await portsOf();
  await usage.prove(dayOf(userId, day), await usage.find(dayOf(userId, day)), said);
  await count(await answered(['TIMEOUT'], { userId, at: `${day}T11:00:00.000Z` }));
};

const run = async () => toldMetrics(async () => recomputeUsage.run(await portsOf()));
const proveAll = async () => (await run()).failure;

test('corrects a counter that says too much, or of which nothing is true, and tells by how many answers', async () => {
  await count(await answered(['VALID', 'ERROR'], { userId: 'usr_wrong', at }));
  await falsify('usr_wrong', { 'VALID.dashboard': 40, 'INVALID.dashboard': 2 });
  await count(await answered(['VALID'], { userId: 'usr_beside', at }));
  await falsify('usr_beside', { 'VALID.dashboard': 6 });
  const { failure, metrics } = await run();
  expect(failure).toBeUndefined();
  expect(metrics).toMatchObject({ usageDifference: 39 + 2 + 1 + 5, usageUnproven: 0 });
  expect(await counted('usr_wrong')).toEqual({
    'VALID.dashboard': 1,
    'ERROR.dashboard': 1,
    'INVALID.dashboard': 0,
    'TIMEOUT.dashboard': 1,
  });
  expect((await run()).metrics).toMatchObject({ usageDifference: 0, usageUnproven: 0 });
});

test('proves only what was counted: rows without an answer, and of before counting existed, are no difference', async () => {
  await answered(['VALID', 'INVALID'], { userId: 'usr_old', at });
  await count(await answered(['VALID'], { userId: 'usr_old', at }));
  expect(await recompute(await portsOf(), dayOf('usr_old'))).toBe(0);
  expect(await counted('usr_old')).toEqual({ 'VALID.dashboard': 1 });
});

test('proves a day by the rows of this day and environment alone', async () => {
  const userId = 'usr_days';
  for (const other of [
    '2026-11-19T23:59:59.999Z',
    `${date}T00:00:00.000Z`,
    `${date}T23:59:59.999Z`,
    '2026-11-21T00:00:00.000Z',
  ])
    await count(await answered(['VALID'], { userId, at: other }));
  await count(await answered(['VALID'], { userId, at, environment: 'production' }));
  expect(await recompute(await portsOf(), dayOf(userId))).toBe(0);
  expect(await counted(userId)).toEqual({ 'VALID.dashboard': 2 });
});

test('visits whoever has answers, credits or none, on every closed day that is not proven, and no day that goes on', async () => {
  for (const day of ['2026-10-01', date, '2026-11-21']) {
    await count(await answered(['VALID'], { userId: 'usr_no_lots', at: `${day}T01:00:00.000Z` }));
    await falsify('usr_no_lots', { 'VALID.dashboard': 7 }, day);
  }
  expect(await proveAll()).toBeUndefined();
  const said = ['2026-10-01', date, '2026-11-21'].map((day) => counted('usr_no_lots', day));
  expect((await Promise.all(said)).map((counts) => counts['VALID.dashboard'])).toEqual([1, 1, 7]);
});

test('a run whose time is over says so, and the next one goes on where it stopped', async () => {
  await proveAll();
  const owners = Array.from({ length: 25 }, (_, index) => `usr_late_${index}`);
  for (const userId of owners) await count(await answered(['VALID'], { userId, at }));
  const ports = await portsOf();
  const end = performance.now() + 45_000;
  const time = vi.spyOn(performance, 'now');
  const prove = vi.fn<typeof ports.usage.prove>((...asked) => {
    time.mockReturnValue(end);
    return ports.usage.prove(...asked);
  });
  const stopped = await toldMetrics(() => recomputeUsage.run({ ...ports, usage: { ...ports.usage, prove } }));
  time.mockRestore();
  expect(stopped.metrics).toMatchObject({ usageUnproven: 1 });
  expect(prove).toHaveBeenCalledTimes(10);
  const rest = vi.fn<typeof ports.usage.prove>(ports.usage.prove);
  const next = await toldMetrics(() => recomputeUsage.run({ ...ports, usage: { ...ports.usage, prove: rest } }));
  expect(next.metrics).toMatchObject({ usageUnproven: 0 });
  expect(rest).toHaveBeenCalledTimes(15);
});

test('two runs at the same time correct a day once, and tell it once', async () => {
  await count(await answered(['VALID'], { userId: 'usr_both', at }));
  await falsify('usr_both', { 'VALID.dashboard': 4 });
  const ports = await portsOf();
  const runs = await Promise.all([recompute(ports, dayOf('usr_both')), recompute(ports, dayOf('usr_both'))]);
  expect(new Set(runs)).toEqual(new Set([undefined, 3]));
});

test('takes an answer that is counted meanwhile neither for a difference nor away', async () => {
  const ports = await portsOf();
  const answers = await answered(['VALID', 'VALID'], { userId: 'usr_race', at });
  await ports.usage.count(answers.slice(0, 1), now);
  const find = async (...day: Parameters<typeof ports.usage.find>) => {
    const seen = await ports.usage.find(...day);
    await ports.usage.count(answers.slice(1), now);
    return seen;
  };
  expect(await recompute({ ...ports, usage: { ...ports.usage, find } }, dayOf('usr_race'))).toBeUndefined();
  expect(await counted('usr_race')).toEqual({ 'VALID.dashboard': 2 });
});

test('a day that can never be proven, because its revision is none, is parked after five runs, without a word before', async () => {
  await proveAll();
  await count(await answered(['VALID'], { userId: 'usr_unprovable', at }));
  const Key = keys.usage('usr_unprovable', date, 'sandbox');
  const UpdateExpression = 'SET revision = :text';
  const ExpressionAttributeValues = { ':text': 'first' };
  await documents().send(
    new UpdateCommand({ TableName: TableName(), Key, UpdateExpression, ExpressionAttributeValues }),
  );
  const hours = 27;
  for (const _ of [1, 2, 3, 4])
    expect(await run()).toMatchObject({
      failure: undefined,
      metrics: { list: 'unproven', oldestOpen: hours * 60 * 60, rowsParked: 0 },
    });
  expect(await run()).toMatchObject({ failure: undefined, metrics: { oldestOpen: 0, rowsParked: 1 } });
});

test('a customer whose rows cannot be read fails the run, stops nobody, and what was wrong is told all the same', async () => {
  await count(await answered(['VALID'], { userId: 'usr_poison', at }));
  await count(await answered(['VALID'], { userId: 'usr_near', at }));
  await falsify('usr_near', { 'VALID.dashboard': 3 });
  const Item = keys.validation('usr_poison', newId('val', at));
  await documents().send(new PutCommand({ TableName: TableName(), Item }));
  const { failure, metrics } = await run();
  expect(String(failure)).toContain('failed for 1 of');
  expect(metrics).toMatchObject({ usageDifference: 2 });
  expect(await counted('usr_near')).toMatchObject({ 'VALID.dashboard': 1 });
});

test('an answer of a row that nobody can show counts all the same, and so does one through a door of another version', async () => {
  const answers = await answered(['VALID', 'VALID'], { userId: 'usr_spoiled', at });
  const [spoiled, other] = answers.map(({ userId, id }) => keys.validation(userId, id));
  const change = (Key: typeof spoiled, name: string, value: unknown) =>
    documents().send(
      new UpdateCommand({
        TableName: TableName(),
        Key,
        UpdateExpression: 'SET #name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  await change(spoiled, 'accountNumber', 7);
  await change(other, 'via', 'fax');
  await count(answers.map((answer, index) => (index === 1 ? { ...answer, via: 'fax' } : answer)));
  const { metrics } = await run();
  expect(metrics).toMatchObject({ usageDifference: 0 });
  expect(await counted('usr_spoiled')).toEqual({ 'VALID.dashboard': 1, 'VALID.fax': 1 });
});

test('a day with more counters than one expression takes is corrected all the same, and leaves the list', async () => {
  const { usage } = await portsOf();
  const many = dayOf('usr_many');
  const truth = Object.fromEntries(Array.from({ length: 450 }, (_, index) => [`VALID.api.key_${index}`, index + 1]));
  await count(await answered(['TIMEOUT'], { userId: many.userId, at }));
  expect(await usage.prove(many, await usage.find(many), truth)).toBe('proven');
  expect((await usage.find(many)).counts).toMatchObject({ ...truth, 'TIMEOUT.dashboard': 0 });
  const listed = await usage.listUnproven('2026-11-21');
  expect(listed.found.map(({ item }) => item.userId)).not.toContain(many.userId);
});
