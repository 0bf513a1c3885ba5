import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../../../infra/testing/answered.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { minusDays } from '../../rules/time.ts';
import type { Cursor } from '../table/sparse-index.ts';
import { documents } from '../table/table.ts';
import { verbs as validations } from '../validations/validations.ts';
import { verbs } from './usage.ts';

ownTable();
afterEach(() => vi.restoreAllMocks());

const date = '2026-11-20';
const at = `${date}T10:00:00.000Z`;
const now = '2026-11-21T03:00:00.000Z';

const dayOf = (userId: string) => ({ userId, date, environment: 'sandbox' });
const tally = (userId: string) => verbs.find.run(dayOf(userId));
const counted = async (userId: string) => (await tally(userId)).counts;

/** Whose days are to be proven, from the first page of the list to its last. */
const unprovenBefore = async (before: string): Promise<string[]> => {
  const owners: string[] = [];
  let cursor: Cursor | undefined;
  do {
    const { found, next } = await verbs.listUnproven.run(before, cursor);
    owners.push(...found.map(({ item }) => item.userId));
    cursor = next;
  } while (cursor);
  return owners;
};
const uncountedBefore = async (before: string): Promise<string[]> =>
  (await validations.listUncounted.run(before)).found.map(({ item }) => item.id);

test('an answer told twice in one batch, and again later, is counted once', async () => {
  const [answer] = await answered(['VALID'], { userId: 'usr_twice', at });
  const told = answer ? [answer, { ...answer }] : [];
  expect(await verbs.count.run(told, now)).toBe(1);
  expect(await verbs.count.run(told, now)).toBe(0);
  expect(await counted('usr_twice')).toEqual({ 'VALID.dashboard': 1 });
});

test('one that was counted before keeps none of the others of its batch from being counted', async () => {
  const answers = await answered(['VALID', 'INVALID', 'ERROR'], { userId: 'usr_mixed', at });
  await verbs.count.run(answers.slice(1, 2), now);
  expect(await verbs.count.run(answers, now)).toBe(2);
  expect(await counted('usr_mixed')).toEqual({ 'VALID.dashboard': 1, 'INVALID.dashboard': 1, 'ERROR.dashboard': 1 });
});

test('a row of a batch that was put on before midnight and created after it counts for the day that its id tells', async () => {
  const [answer] = await answered(['VALID'], { userId: 'usr_late', at: `${date}T23:59:59.000Z` });
  const told = answer ? [{ ...answer, createdAt: '2026-11-21T00:00:03.000Z' }] : [];
  expect(await verbs.count.run(told, now)).toBe(1);
  expect(await counted('usr_late')).toEqual({ 'VALID.dashboard': 1 });
});

test('a validation that does not exist is neither counted nor made', async () => {
  const missing = { id: 'val_none', userId: 'usr_none', status: 'VALID', environment: 'sandbox', createdAt: at };
  expect(await verbs.count.run([missing], now)).toBe(0);
  expect(await counted('usr_none')).toEqual({});
  expect(await validations.find.run('usr_none', 'val_none')).toBeUndefined();
});

test('more answers than a transaction takes, each of another day, are counted in several', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, days) => answered(['VALID'], { userId: 'usr_many', at: minusDays(at, days) })),
  );
  const sent = vi.spyOn(documents(), 'send');
  expect(await verbs.count.run(answers.flat(), now)).toBe(120);
  const items = sent.mock.calls.flatMap(([command]) =>
    command instanceof TransactWriteCommand ? [command.input.TransactItems?.length ?? 0] : [],
  );
  expect(items).toEqual([66, 66, 66, 42]);
});

test('counters tell the keys of the API apart, and neither batches nor widget sessions', async () => {
  const userId = 'usr_doors';
  const doors = [
    { via: 'api', viaId: 'key_1' },
    { via: 'api', viaId: 'key_2' },
    { via: 'batch', viaId: 'bat_1' },
    { via: 'widget', viaId: 'wid_1' },
  ] as const;
  for (const origin of doors) await verbs.count.run(await answered(['VALID'], { userId, at, origin }), now);
  expect(await counted(userId)).toEqual({
    'VALID.api.key_1': 1,
    'VALID.api.key_2': 1,
    'VALID.batch': 1,
    'VALID.widget': 1,
  });
});

test('an answer is listed as uncounted until it is counted, and its day as unproven until it is proven', async () => {
  const userId = 'usr_listed';
  const answers = await answered(['VALID', 'VALID'], { userId, at });
  const ids = answers.map(({ id }) => id);
  expect(await uncountedBefore(now)).toEqual(expect.arrayContaining(ids));
  expect(await uncountedBefore(at)).not.toEqual(expect.arrayContaining(ids));
  await verbs.count.run(answers.slice(0, 1), now);
  expect(await uncountedBefore(now)).toContain(ids[1]);
  expect(await uncountedBefore(now)).not.toContain(ids[0]);
  expect(await unprovenBefore('2026-11-21')).toContain(userId);
  expect(await unprovenBefore(date)).not.toContain(userId);
  expect(await verbs.prove.run(dayOf(userId), await tally(userId), { 'VALID.dashboard': 1 })).toBe('proven');
  expect(await unprovenBefore('2026-11-21')).not.toContain(userId);
  await verbs.count.run(answers, now);
  expect(await unprovenBefore('2026-11-21')).toContain(userId);
});

test.for([
  ['a counter that rose', ['VALID'], { 'VALID.dashboard': 9 }],
  ['a counter that came to be', ['INVALID'], { 'VALID.dashboard': 1, 'INVALID.dashboard': 9 }],
  ['a day of which another counter came to be', ['ERROR'], { 'VALID.dashboard': 9 }],
] as const)('%s since it was read is not overwritten, and its day stays listed', async ([name, statuses, truth]) => {
  const userId = `usr_${name.replaceAll(' ', '_')}`;
  await verbs.count.run(await answered(['VALID'], { userId, at }), now);
  const seen = await tally(userId);
  await verbs.count.run(await answered(statuses, { userId, at }), now);
  const before = await counted(userId);
  expect(await verbs.prove.run(dayOf(userId), seen, truth)).toBe('changed');
  expect(await counted(userId)).toEqual(before);
  expect(await unprovenBefore('2026-11-21')).toContain(userId);
});

test('a counter of which nothing is true becomes nought, and one that was missing is made', async () => {
  const userId = 'usr_corrected';
  await verbs.count.run(await answered(['VALID'], { userId, at }), now);
  const seen = await tally(userId);
  expect(await verbs.prove.run(dayOf(userId), seen, { 'ERROR.dashboard': 2 })).toBe('proven');
  expect(await counted(userId)).toEqual({ 'VALID.dashboard': 0, 'ERROR.dashboard': 2 });
});
