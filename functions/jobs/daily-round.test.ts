import { expect, test, vi } from 'vitest';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import type { Round } from '../store/credits/rounds.ts';
import type { Owner } from '../store/credits/wallets.ts';
import type { Cursor, Page } from '../store/table/sparse-index.ts';
import { goRound } from './daily-round.ts';

const at = '2026-11-20T10:00:00.000Z';
const hour = (count: number): string => plusSeconds(at, count * 3600);

/** Four pages of ten wallets. */
const owners = Array.from({ length: 40 }, (_, id) => ({ userId: String(id), latestLot: 'lot' }));
const listOwners = async (cursor?: Cursor): Promise<Page<Owner>> => {
  const from = Number(cursor?.[0]?.partition ?? 0);
  const found = owners.slice(from, from + 10).map((item) => ({
    place: { pk: 'USER#1', sk: 'WALLET', unsettledPk: 'WALLETS#0', unsettledSk: item.userId, since: '' },
    item,
  }));
  return { found, unreadable: [], next: from < 30 ? [{ partition: String(from + 10) }] : undefined };
};

const wallets = () => {
  let kept: Round | undefined;
  const rounds = {
    find: async () => kept,
    save: async (_: string, round: Round) => {
      kept = round;
    },
  };
  const run = (now: string, work: Partial<Parameters<typeof goRound<string>>[1]> = {}) => {
    const parked = { setBack: async () => 'tried' as const, forgive: async () => true };
    const ports = { clock: { now: () => now }, parked, rounds, wallets: { listOwners } };
    const each = async ({ userId }: Owner) => userId;
    return toldMetrics(() => goRound(ports, { of: 'EXPIRIES', each, ...work }));
  };
  return { run };
};

/** Each look at the clock of the machine is so many seconds later than the one before. */
const hurried = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
  let looked = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (looked += 1) * seconds * 1000);
  return work().finally(() => clock.mockRestore());
};

const firstAndLast = ({ result }: Awaited<ReturnType<ReturnType<typeof wallets>['run']>>) =>
  result && [result.results.at(0), result.results.at(-1)];

test('comes to everybody once a day, however often it runs', async () => {
  const { run } = wallets();
  expect(firstAndLast(await run(at))).toEqual(['0', '39']);
  expect((await run(hour(1))).result).toBeUndefined();
  expect(firstAndLast(await run(plusDays(at, 1)))).toEqual(['0', '39']);
});

test('a run that stops early is gone on with by the next, and tells so when a day has passed', async () => {
  const { run } = wallets();
  const early = await hurried(15, () => run(at));
  expect([firstAndLast(early), early.metrics['roundsLate']]).toEqual([['0', '9'], 0]);
  const late = await hurried(15, () => run(plusDays(at, 1)));
  expect([firstAndLast(late), late.metrics['roundsLate']]).toEqual([['10', '19'], 1]);
  expect(firstAndLast(await run(plusDays(at, 1)))).toEqual(['20', '39']);
  expect(firstAndLast(await run(plusDays(at, 1)))).toEqual(['0', '39']);
});

test('whoever fails is told, stops nobody and is not begun with again', async () => {
  const { run } = wallets();
  const each = async ({ userId }: Owner) => {
    if (userId === '12') throw new Error('poison');
    return userId;
  };
  expect((await run(at, { each })).failure).toMatchObject({ message: 'failed for 1 of 40' });
  expect((await run(hour(1), { each })).result).toBeUndefined();
});

test('where a service failed, the next run begins with that page', async () => {
  const { run } = wallets();
  const each = async ({ userId }: Owner) => {
    if (userId === '12') throw Object.assign(new Error('Throttling'), { $metadata: {} });
    return userId;
  };
  expect((await run(at, { each })).failure).toBeInstanceOf(AggregateError);
  expect(firstAndLast(await run(hour(1)))).toEqual(['10', '39']);
  expect((await run(hour(2))).result).toBeUndefined();
});

test('a page that leaves something behind again and again keeps nobody waiting behind it for ever', async () => {
  const { run } = wallets();
  const isLeft = (result: string) => result === '12';
  for (let turn = 0; turn < 5; turn++) expect((await run(hour(turn), { isLeft })).result).toBeDefined();
  expect((await run(hour(5), { isLeft })).result).toBeUndefined();
});
