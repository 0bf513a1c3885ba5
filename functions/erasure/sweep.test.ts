import fc from 'fast-check';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failingTable, failsWith, forever, named, type Failure } from '../../infra/testing/failing-table.ts';
import { everyRow } from '../../infra/testing/table-rows.ts';
import { sweepTable } from '../jobs/sweep-table.ts';
import { connect } from '../ports/connect.ts';
import { newId, newToken } from '../proof.ts';
import { plusHours, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { listed } from '../store/table/sparse-index.ts';
import { TableName } from '../store/table/table.ts';
import { sweep, sweepPorts } from './sweep.ts';

let table: Awaited<ReturnType<typeof failingTable>>;
beforeAll(async () => {
  table = await failingTable();
});
afterAll(() => table?.close());

const begin = '2026-11-22T10:00:00.000Z';
/** A run whose time is up reads one page. */
const onePage = 0;
const allPages = Infinity;

const write = async (requests: readonly object[]) => {
  for (let from = 0; from < requests.length; from += 25)
    await table.sends(
      new BatchWriteCommand({ RequestItems: { [TableName()]: requests.slice(from, from + 25) as never } }),
    );
};
const put = (items: readonly object[]) => write(items.map((Item) => ({ PutRequest: { Item } })));

const clear = async () => {
  table.meets();
  const rows = await everyRow();
  await write(rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
};
beforeEach(clear);

/** Pages of so few rows that a small table has many. */
const short: Failure = (command, ask) => {
  if (command instanceof ScanCommand) command.input.Limit = 4;
  return ask();
};
const onShortPages = () => table.meets(...forever(short));
/** Killed at one of its calls. */
const killedAt = (call: number) =>
  table.meets(...Array.from({ length: call }, () => short), failsWith(named('Killed')), ...forever(short));

const receiptOf = (userId: string, id: string) => [
  { ...keys.receipt(id), userId },
  { ...keys.receiptText(id), jws: 'e30' },
];
/** What one leaves among rows of others, by chance here and there. */
const leftBy = (userId: string, count: number): readonly object[] =>
  Array.from({ length: count }, (_, serial) => {
    const of = [
      [{ ...keys.verification(newToken()), userId }],
      receiptOf(userId, newToken()),
      [{ ...keys.payment(newToken()), userId, cents: 1000, failure: 'payerGone', approveUrl: 'https://paypal' }],
    ];
    return of[serial % of.length] ?? [];
  }).flat();

const waitingSince = (userId: string, at: string) => ({
  ...keys.erasure(userId),
  userId,
  askedAt: at,
  stage: 'waits',
  ...listed('erasures', userId, `${plusHours(at, 12)}#${userId}`),
});

/** An account that waits for a sweep, with so many rows elsewhere. */
const leaver = async (at: string, count: number): Promise<string> => {
  const userId = newId('usr', at);
  await put([...leftBy(userId, count), waitingSince(userId, at)]);
  return userId;
};

/** What can still be found of an account, and how far it has come. */
const traces = async (userId: string) => {
  table.meets();
  const rows = await everyRow();
  const own = rows.filter((row) => row['userId'] === userId);
  const stage = own.find(({ sk }) => sk === keys.erasure('').sk)?.['stage'];
  const left = own.filter(({ pk, ttl }) => !String(pk).startsWith('ERASURE#') && ttl === undefined);
  return { stage, left: left.length };
};
const gone = { stage: 'swept', left: 0 };

const run = async (now: string, deadline: number) => {
  onShortPages();
  return sweep(await connect(sweepPorts), now, deadline);
};
const scans = () => table.calls.filter((command) => command instanceof ScanCommand).length;

test('one sweep serves all accounts that wait for it: thirty cost as many pages as one', async () => {
  const others = newId('usr', begin);
  await put(leftBy(others, 40));
  const costs: number[] = [];
  for (const [hour, count] of [1, 30].entries()) {
    const now = plusHours(begin, 2 * hour);
    const leavers = await Promise.all(Array.from({ length: count }, () => leaver(now, 0)));
    await run(plusSeconds(now, 60), allPages);
    costs.push(scans());
    for (const userId of leavers) expect(await traces(userId)).toEqual(gone);
  }
  const [one = 0, thirty = 0] = costs;
  expect(one).toBeGreaterThan(10);
  // Thirty rows more, that say that accounts are deleted, are read like all others.
  expect(thirty - one).toBeLessThanOrEqual(30 / 4 + 1);
  expect((await traces(others)).left).toBeGreaterThanOrEqual(40);
});

test('however many come, another sweep begins an hour later and not before', async () => {
  const first = await leaver(begin, 2);
  await run(plusSeconds(begin, 60), allPages);
  expect(await traces(first)).toEqual(gone);
  const second = await leaver(plusSeconds(begin, 120), 2);
  await run(plusSeconds(begin, 180), allPages);
  expect([scans(), await traces(second)]).toEqual([0, { stage: 'waits', left: 2 }]);
  await run(plusHours(begin, 2), allPages);
  expect(await traces(second)).toEqual(gone);
});

test('who comes while a sweep is under way is left to the next, which reads all for it', async () => {
  const first = await leaver(begin, 12);
  await run(plusSeconds(begin, 60), onePage);
  const second = await leaver(plusSeconds(begin, 70), 12);
  for (let minute = 2; (await traces(first)).stage === 'waits'; minute++)
    await run(plusSeconds(begin, minute * 60), onePage);
  expect(await traces(first)).toEqual(gone);
  expect(await traces(second)).toEqual({ stage: 'waits', left: 12 });
  await run(plusHours(begin, 2), allPages);
  expect(await traces(second)).toEqual(gone);
});

test('an account is told to be swept only when nothing of it is left, whoever joins and wherever it is killed', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ leaves: fc.integer({ min: 0, max: 8 }) }),
      fc.record({ killedAt: fc.integer({ min: 0, max: 12 }) }),
      fc.constant({ hours: 1 }),
      fc.constant({ runs: 1 }),
    ),
    { minLength: 4, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await clear();
      const leavers: string[] = [];
      let now = begin;
      const others = newId('usr', now);
      await put(leftBy(others, 9));
      const isRight = async () => {
        for (const userId of leavers)
          expect(await traces(userId)).toSatisfy(({ stage, left }) => stage !== 'swept' || left === 0);
      };
      const ports = await connect(sweepPorts);
      for (const step of taken) {
        now = plusSeconds(now, 60);
        if ('leaves' in step) leavers.push(await leaver(now, step.leaves));
        else if ('hours' in step) now = plusHours(now, 1);
        else if ('killedAt' in step) {
          killedAt(step.killedAt);
          await sweep(ports, now, onePage).catch(() => undefined);
        } else await run(now, onePage);
        await isRight();
      }
      for (let turn = 0; turn < 3; turn++) {
        now = plusHours(now, 1);
        await run(now, allPages);
      }
      for (const userId of leavers) expect(await traces(userId)).toEqual(gone);
      expect((await traces(others)).left).toBe(9);
    }),
    { numRuns: 25 },
  );
}, 120_000);

describe('an account whose rows cannot be removed', () => {
  afterEach(() => vi.useRealTimers());

  test('leaves the sweep, holds up nobody, and is parked when five in a row failed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin) });
    const poisoned = await leaver(begin, 2);
    // Nobody says here where the files of tickets are.
    await put([{ ...keys.ticket('2026-11', newId('tkt', begin)), userId: poisoned }]);
    const ports = await connect(sweepTable.needs);
    const failing = async (hour: number) => {
      const now = plusHours(begin, hour);
      vi.setSystemTime(new Date(now));
      const healthy = await leaver(now, 6);
      table.meets();
      await expect(sweepTable.run(ports)).rejects.toThrow('failed for 1 of 1');
      expect(await traces(healthy)).toEqual(gone);
      return traces(poisoned);
    };
    for (const hour of [1, 3, 5, 7, 9]) expect((await failing(hour)).stage).toBe('waits');
    const row = (await everyRow()).find(({ pk }) => pk === keys.erasure(poisoned).pk);
    expect(row?.['unsettledPk']).toMatch(/^PARKED#/);
    vi.setSystemTime(new Date(plusHours(begin, 11)));
    table.meets();
    expect(await sweepTable.run(ports)).toEqual({ swept: 0 });
  });
});
