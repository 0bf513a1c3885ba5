import { describe, expect, test } from 'vitest';
import { answersRow, asksRow, beginsBatch, endsBatch, takesBlock } from '../../../infra/testing/ledger/batch.ts';
import { buys, disputed, goesBack, nothingBack, refundOf } from '../../../infra/testing/ledger/indebted.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { audit, auditPorts } from '../../books/audit.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { balanceAt } from '../../rules/credits/rebuild.ts';
import type { Part } from '../../rules/credits/take-block.ts';
import { plusDays, plusSeconds } from '../../rules/time.ts';
import { debtOf } from '../../rules/credits/pay-debts.ts';
import { transact } from '../table/transaction.ts';
import { reserveBlockItems, returnBlockItems } from './blocks.ts';
import { readWallet } from './credits.ts';
import { debtsIn } from './debts.ts';

ownTable();

const now = '2026-11-02T10:00:00.000Z';
const after = (seconds: number) => plusSeconds(now, seconds);

const ports = await connect([
  ...auditPorts,
  'credits.all',
  'credits.live',
  'movements.list',
  'operations.end',
  'operations.grant',
  'wallets.expire',
  'wallets.purge',
]);

const movementsOf = async (userId: string) => {
  const page = await ports.movements.list(userId, { limit: 100 });
  if (page === 'invalidCursor') throw new Error('no page');
  return page.rows.toReversed();
};

/** What the wallet holds, what is owed, and the movements after the first grants; the books of it are right. */
const stateOf = async (userId: string, at: string) => {
  const wallet = await readWallet(userId);
  const movements = (await movementsOf(userId)).map((one) => ({ ...one, credits: one.credits ?? Number.NaN }));
  const lots = (await ports.credits.all(userId)).map(({ remaining }) => remaining);
  expect(balanceAt(movements, at)).toBe(
    (await ports.credits.live(userId, at)).reduce((sum, { remaining }) => sum + remaining, 0),
  );
  const clock = { now: () => plusSeconds(at, 600) };
  expect(await audit({ ...ports, clock }, userId, { found: undefined, deadline: Number.POSITIVE_INFINITY })).toEqual(
    [],
  );
  const told = movements.filter(({ kind }) => kind !== 'grant').map(({ kind, credits }) => [kind, credits]);
  return { lots, owed: debtOf(debtsIn(wallet)), told };
};

const recorded = (at: string) => ({ id: newId('aud', at), at, by: 'test', what: 'expire', why: 'test', details: {} });

const firstLot = async (userId: string) => {
  const [lot] = await ports.credits.all(userId);
  if (!lot) throw new Error('no lot');
  return lot;
};

/** A customer of ten credits whose batch took seven of them, and asked two rows, one of which was answered. */
const midway = async (credits = 10, wanted = 7) => {
  const { userId, lotId } = await customerWith(credits, now);
  const batch = await beginsBatch(userId, now);
  const [part] = await takesBlock(batch, wanted, after(1));
  const [valid, failed] = [await asksRow(batch, lotId, after(2)), await asksRow(batch, lotId, after(3))];
  await answersRow(batch, valid.id, 'VALID', after(4));
  await answersRow(batch, failed.id, 'ERROR', after(4));
  if (!part) throw new Error('nothing was taken');
  return { userId, lotId, batch, left: [{ ...part, credits: part.credits - 1 }] as readonly Part[] };
};

test('a block leaves its lots with one movement each, and what nobody was charged for comes back to the credit', async () => {
  const { userId, batch, left } = await midway();
  expect(await stateOf(userId, after(5))).toMatchObject({ lots: [3], told: [['reserve', -7]] });
  expect(await endsBatch(batch, left, after(6))).toBe(true);
  expect(await stateOf(userId, after(7))).toEqual({
    lots: [9],
    owed: 0,
    told: [
      ['reserve', -7],
      ['void', 6],
    ],
  });
});

test('of several lots the one that expires first gives first, and each gets back its own', async () => {
  const { userId } = await customerWith(2, now);
  const lot = { lotId: newId('lot', now), source: 'operator', tier: 'free', granted: 5, remaining: 5 } as const;
  await ports.operations.grant(userId, { ...lot, expiresAt: plusDays(now, 3) }, recorded(now));
  const batch = await beginsBatch(userId, now);
  const parts = await takesBlock(batch, 6, after(1));
  expect(parts.map(({ credits }) => credits)).toEqual([5, 1]);
  expect(await takesBlock(batch, 6, after(2))).toMatchObject([{ credits: 1 }]);
  expect(await takesBlock(batch, 6, after(3))).toEqual([]);
  expect(await stateOf(userId, after(4))).toMatchObject({ lots: [0, 0] });
  const [first, second] = parts;
  await endsBatch(batch, [...(first ? [first] : []), ...(second ? [second, second] : [])], after(5));
  expect(await stateOf(userId, after(6))).toMatchObject({ lots: [5, 2] });
});

test('two batches that take at once take no credit twice', async () => {
  const { userId } = await customerWith(10, now);
  const batches = await Promise.all([1, 2, 3].map(() => beginsBatch(userId, now)));
  const taken = await Promise.all(batches.map((batch) => takesBlock(batch, 4, after(1))));
  expect(taken.flat().reduce((sum, { credits }) => sum + credits, 0)).toBe(10);
  expect(await stateOf(userId, after(2))).toMatchObject({ lots: [0] });
});

test('whoever ends a batch second gives nothing back', async () => {
  const { userId, batch, left } = await midway();
  const ends = await Promise.all([endsBatch({ ...batch }, left, after(6)), endsBatch({ ...batch }, left, after(6))]);
  expect(new Set(ends)).toEqual(new Set([true, false]));
  expect(await stateOf(userId, after(7))).toMatchObject({ lots: [9] });
});

test('nothing is taken of a lot that has fewer, is over, or is not there', async () => {
  const { userId, lotId } = await customerWith(3, now);
  const take = (parts: readonly Part[], at: string) => transact(reserveBlockItems(userId, 'bat_1', parts, at));
  const part = { lotId, source: 'operator', credits: 3 };
  expect(await take([{ ...part, credits: 4 }], now)).toBe(0);
  expect(await take([part], plusDays(now, 9))).toBe(0);
  expect(await take([part, { ...part, lotId: 'lot_none', credits: 1 }], now)).toBe(0);
  expect(await stateOf(userId, after(1))).toMatchObject({ lots: [3], told: [] });
  expect(() => reserveBlockItems(userId, 'bat_1', [], now)).toThrow('of nothing');
});

describe('what comes back to a lot that is over ends with it', () => {
  test('where the lot expired, posted or not', async () => {
    const [posted, unposted] = [await midway(), await midway()];
    const late = plusDays(now, 10);
    await ports.wallets.expire(posted.userId, await firstLot(posted.userId), late);
    for (const { batch, left } of [posted, unposted])
      expect(await endsBatch(batch, left, plusSeconds(late, 1))).toBe(true);
    const came = [
      ['reserve', -7],
      ['expire', -3],
      ['void', 6],
      ['expire', -6],
    ];
    expect(await stateOf(posted.userId, plusSeconds(late, 2))).toEqual({ lots: [0], owed: 0, told: came });
    await ports.wallets.expire(unposted.userId, await firstLot(unposted.userId), plusSeconds(late, 3));
    expect(await stateOf(unposted.userId, plusSeconds(late, 4))).toEqual({ lots: [0], owed: 0, told: came });
  });

  test('where an operator ended it', async () => {
    const { userId, batch, left } = await midway();
    expect(await ports.operations.end(userId, await firstLot(userId), recorded(after(5)))).toBe('ended');
    await endsBatch(batch, left, after(6));
    const told = [
      ['reserve', -7],
      ['expire', -3],
      ['void', 6],
      ['expire', -6],
    ];
    expect(await stateOf(userId, after(7))).toEqual({ lots: [0], owed: 0, told });
  });

  test('where it left the wallet', async () => {
    const { userId, batch, left } = await midway();
    const late = plusDays(now, 60);
    await ports.wallets.purge(userId, await firstLot(userId), late);
    await endsBatch(batch, left, plusSeconds(late, 1));
    expect(await stateOf(userId, plusSeconds(late, 2))).toMatchObject({ lots: [] });
  });

  test('while a lot that is alive gets its own back', async () => {
    const { userId, lotId } = await customerWith(2, now);
    const lot = { lotId: newId('lot', now), source: 'operator', tier: 'free', granted: 5, remaining: 5 } as const;
    await ports.operations.grant(userId, { ...lot, expiresAt: plusDays(now, 30) }, recorded(now));
    const batch = await beginsBatch(userId, now);
    const parts = await takesBlock(batch, 7, after(1));
    expect(parts[0]).toMatchObject({ lotId, credits: 2 });
    await endsBatch(batch, parts, plusDays(now, 10));
    expect(await stateOf(userId, plusSeconds(plusDays(now, 10), 1))).toMatchObject({ lots: [0, 5] });
  });
});

/** A customer who bought ten credits for 50 USD, seven of which a batch took; two were answered. */
const bought = async () => {
  const userId = newId('usr', now);
  const paymentId = await buys(userId, now);
  const batch = await beginsBatch(userId, now);
  const [part] = await takesBlock(batch, 7, after(1));
  if (!part) throw new Error('nothing was taken');
  for (const seconds of [2, 3]) {
    const { id } = await asksRow(batch, part.lotId, after(seconds));
    await answersRow(batch, id, 'INVALID', after(4));
  }
  return { userId, paymentId, batch, left: [{ ...part, credits: 5 }] as readonly Part[] };
};

describe('money that goes back while a block is out', () => {
  test('finds what is out as spent, so it is owed, and what of it comes back pays that first', async () => {
    const { userId, paymentId, batch, left } = await bought();
    await goesBack(paymentId, refundOf(5000), after(5));
    expect(await stateOf(userId, after(6))).toMatchObject({ lots: [0], owed: 7 });
    await endsBatch(batch, left, after(7));
    expect(await stateOf(userId, after(8))).toMatchObject({ lots: [0], owed: 2 });
  });

  test('in two parts is owed in two debts, which are paid as far as what comes back goes; the rest of it ends', async () => {
    const { userId, paymentId, batch, left } = await bought();
    await goesBack(paymentId, refundOf(2000), after(5));
    await goesBack(paymentId, refundOf(2000, 1000), after(6));
    await goesBack(paymentId, refundOf(2000, 1000, 500), after(7));
    expect(await stateOf(userId, after(8))).toMatchObject({ lots: [0], owed: 4 });
    await ports.wallets.expire(userId, await firstLot(userId), plusDays(now, 31));
    await endsBatch(batch, left, plusDays(now, 32));
    const { lots, owed, told } = await stateOf(userId, plusDays(now, 33));
    expect([lots, owed]).toEqual([[0], 0]);
    expect(told).toContainEqual(['expire', -1]);
  });

  test('in part leaves the lot alive: what is out comes back to it, and is there for whoever tells the next refund', async () => {
    const { userId, paymentId, batch, left } = await bought();
    await goesBack(paymentId, refundOf(1000), after(5));
    expect(await stateOf(userId, after(6))).toMatchObject({ lots: [1], owed: 0 });
    await endsBatch(batch, left, after(7));
    expect(await stateOf(userId, after(8))).toMatchObject({ lots: [6], owed: 0 });
  });

  test('by a dispute freezes what the lot holds; what is out joins that, and all of it is there when the dispute is won', async () => {
    const { userId, paymentId, batch, left } = await bought();
    await goesBack(paymentId, disputed(), after(5));
    await endsBatch(batch, left, after(6));
    expect(await stateOf(userId, after(7))).toMatchObject({ lots: [0], owed: 0 });
    await goesBack(paymentId, disputed('seller'), after(8));
    expect(await stateOf(userId, after(9))).toMatchObject({ lots: [0, 8], owed: 0 });
    await goesBack(paymentId, nothingBack, after(10));
    expect(await stateOf(userId, after(11))).toMatchObject({ lots: [0, 8], owed: 0 });
  });
});

test('a wallet that changed since it was read refuses what is late, and nothing is done', async () => {
  const { userId, paymentId, batch, left } = await bought();
  await goesBack(paymentId, refundOf(5000), after(5));
  const seen = await readWallet(userId);
  const items = () => returnBlockItems(seen, userId, batch.batchId, left, after(7));
  expect(await endsBatch(batch, left, after(6))).toBe(true);
  expect(await transact(items())).toBe(0);
  expect(await stateOf(userId, after(8))).toMatchObject({ owed: 2 });
});
