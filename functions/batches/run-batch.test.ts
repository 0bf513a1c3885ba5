import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { batchWorld } from '../../infra/testing/batch-world.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { segmentAt, segmentMore, worthSegmenting } from '../store/history/segments.ts';
import type { BankAnswer, Question } from '../rules/bank/bank-answer.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';

ownTable();

const begin = '2026-10-22T10:00:00.000Z';
const banks = ['012', '072', '014', '021', '002', '036'];
const found: BankAnswer = { kind: 'found', beneficiary: 'COMERCIALIZADORA PEÑON SA DE CV' };

/** A CLABE of a bank, one for each number. */
const clabe = (number: number, bank = '012') => clabeOf(`${bank}180${String(number).padStart(11, '0')}`);
const rowOf = (number: number, bank?: string) => ({ country: 'MX', accountNumber: clabe(number, bank) });
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index + 1));

const balanceOf = async (userId: string, now = begin): Promise<number> => {
  const { credits } = await connect(['credits.live']);
  return (await credits.live(userId, now)).reduce((sum, { remaining }) => sum + remaining, 0);
};

const chargedIn = ({ blocks }: Batch) => blocks.reduce((sum, { charged }) => sum + charged, 0);
const returnedIn = ({ blocks }: Batch) => blocks.reduce((sum, { returned = 0 }) => sum + returned, 0);
const outcomes = async (world: Awaited<ReturnType<typeof batchWorld>>, batch: Batch) =>
  (await world.rowsOf(batch)).map(({ outcome }) => outcome);

describe('a batch', () => {
  test('of the sandbox asks no bank, costs nothing and ends with an outcome for each row', async () => {
    const world = await batchWorld(begin, async () => found);
    const rows = [
      { country: 'MX', accountNumber: '002115016003269411' },
      rowOf(2),
      { country: 'MX', accountNumber: '1' },
    ];
    const batch = await world.make({ userId: newId('usr', begin), rows, environment: 'sandbox' });
    const done = await world.settle(batch);
    expect(done).toMatchObject({ stage: 'ended', inFlight: [], blocks: [] });
    expect(done.counts).toMatchObject({ total: 3, refused: 1 });
    expect(done.counts.valid + done.counts.invalid + done.counts.error + done.counts.timeout).toBe(2);
    const [, , refused] = await world.rowsOf(batch);
    expect(refused).toMatchObject({ status: 'FAILED', findings: [{ pointer: '/accountNumber' }] });
    expect(world.asked).toEqual([]);
  });

  test('takes its credits as one block, charges answers and gives the rest back with its end', async () => {
    const { userId, lotId } = await customerWith(10, begin);
    const silent = clabe(2);
    const world = await batchWorld(begin, async ({ accountNumber }) =>
      accountNumber === silent ? { kind: 'silent', reason: 'provider_rejected' } : found,
    );
    const batch = await world.make({ userId, rows: rowsUpTo(5) });
    const done = await world.settle(batch);
    expect(done.counts).toMatchObject({ total: 5, valid: 4, error: 1 });
    expect(done.blocks).toEqual([{ lotId, source: 'operator', from: 1, credits: 5, charged: 4, returned: 1 }]);
    expect(await balanceOf(userId)).toBe(6);
  });

  test('asks once about rows that ask the same, and charges one credit for them', async () => {
    const { userId } = await customerWith(10, begin);
    const world = await batchWorld(begin, async () => found);
    const rows = [rowOf(1), rowOf(2), { ...rowOf(1), customId: 'again', reference: 'other' }, rowOf(1)];
    const done = await world.settle(await world.make({ userId, rows }));
    expect(world.asked).toHaveLength(2);
    expect(done.counts).toMatchObject({ total: 4, valid: 4, duplicates: 2 });
    expect(chargedIn(done)).toBe(2);
    expect((await world.rowsOf(done)).map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, 1, 1]);
  });

  test('with fewer credits than rows answers the first of them, waits, and goes on when there are some', async () => {
    const { userId } = await customerWith(3, begin);
    const world = await batchWorld(begin, async () => found);
    const batch = await world.make({ userId, rows: rowsUpTo(5) });
    const paused = await world.settle(batch, 120);
    expect(paused).toMatchObject({ stage: 'asking', pausedBy: 'credits', unpaid: 2 });
    expect(await outcomes(world, batch)).toEqual(['VALID', 'VALID', 'VALID', undefined, undefined]);
    const { operations } = await connect(['operations.grant']);
    const lot = { lotId: newId('lot', begin), source: 'operator', tier: 'free', granted: 9, remaining: 9 } as const;
    const audit = { id: newId('aud', begin), at: begin, by: 'test', what: 'grant', why: 'test', details: {} };
    await operations.grant(userId, { ...lot, expiresAt: '2026-12-01T00:00:00.000Z' }, audit);
    const done = await world.settle(batch);
    expect(done).toMatchObject({ stage: 'ended', counts: { valid: 5 } });
    expect([chargedIn(done), returnedIn(done), await balanceOf(userId)]).toEqual([5, 0, 7]);
  });

  test('has its rows found by search, however long their messages were lost', async () => {
    const { userId } = await customerWith(300, begin);
    const world = await batchWorld(begin, async () => found);
    const rows = Array.from({ length: 1 + worthSegmenting }, (_, index) =>
      rowOf(index + 1, banks[index % banks.length]),
    );
    const batch = await world.make({
      userId,
      rows: rows.map((row, index) => ({ ...row, reference: index ? 'F' : 'late' })),
    });
    for (let second = 0; second < 300; second++) {
      for (const message of world.due()) if (!('row' in message) || message.row.row !== 1) await world.deliver(message);
      await world.tick();
    }
    const { history } = await connect(['history.list']);
    const search = async (text: string) => {
      const page = await history.list(userId, { search: text }, { limit: 9, now: world.now() });
      return page === 'invalidCursor' ? [] : page.rows.map(({ reference }) => reference);
    };
    await segmentMore(userId, world.now(), Infinity);
    const late = (await world.find(batch)).inFlight[0]?.validationId ?? '';
    expect((await segmentAt(userId, late)).covering).toBeDefined();
    expect((await world.settle(batch)).counts).toMatchObject({ valid: rows.length });
    await world.tick(600);
    expect(await search('late')).toEqual(['late']);
  });

  test('that is cancelled ends what is in flight, leaves the rest and gives their credits back', async () => {
    const { userId } = await customerWith(300, begin);
    const world = await batchWorld(begin, async () => found);
    const batch = await world.make({ userId, rows: rowsUpTo(60) });
    for (let step = 0; (await world.find(batch)).inFlight.length === 0 && step < 20; step++) {
      for (const message of world.due()) await world.deliver(message);
      await world.tick();
    }
    expect(await world.act(batch, 'cancel')).toBe(true);
    const done = await world.settle(batch);
    expect(done).toMatchObject({ stage: 'ended', isCancelled: true });
    expect(done.counts.valid).toBe(chargedIn(done));
    expect(done.counts.valid).toBeLessThan(60);
    expect(await balanceOf(userId)).toBe(300 - done.counts.valid);
  });

  test('that is retried asks again about rows that nobody answered, and about no other', async () => {
    const { userId } = await customerWith(10, begin);
    let isDown = true;
    const world = await batchWorld(begin, async ({ accountNumber }) =>
      isDown && accountNumber !== clabe(1) ? { kind: 'silent', reason: 'provider_rejected' } : found,
    );
    const batch = await world.make({ userId, rows: [...rowsUpTo(3), rowOf(3)] });
    expect((await world.settle(batch)).counts).toMatchObject({ valid: 1, error: 3 });
    isDown = false;
    const before = world.asked.length;
    expect(await world.act(batch, 'retry')).toBe(true);
    const done = await world.settle(batch);
    expect(done.counts).toMatchObject({ total: 4, valid: 4, error: 0 });
    expect(world.asked.length - before).toBe(2);
    expect([chargedIn(done), await balanceOf(userId)]).toEqual([3, 7]);
  });

  test('leaves a bank alone that keeps failing, answers the others, and gives its rows up at last', async () => {
    const { userId } = await customerWith(300, begin);
    const isFailing = ({ accountNumber }: Question) => accountNumber.startsWith('072');
    const world = await batchWorld(begin, async (question) =>
      isFailing(question) ? { kind: 'silent', reason: 'bank_unavailable' } : found,
    );
    const rows = Array.from({ length: 80 }, (_, index) => rowOf(index + 1, index % 2 ? '012' : '072'));
    const done = await world.settle(await world.make({ userId, rows }));
    expect(done.counts).toMatchObject({ total: 80, valid: 40, error: 40 });
    expect(world.asked.filter(isFailing).length).toBeLessThan(40);
    expect(await balanceOf(userId)).toBe(260);
  });

  test('whose row nobody can work at ends without it, and gives its credit back', async () => {
    const { userId } = await customerWith(3, begin);
    const world = await batchWorld(begin, async () => found);
    const batch = await world.make({ userId, rows: rowsUpTo(3) });
    for (let step = 0; (await world.find(batch)).inFlight.length === 0 && step < 20; step++) {
      for (const message of world.due()) if ('turn' in message) await world.deliver(message);
      await world.tick();
    }
    await documents().send(new DeleteCommand({ TableName: TableName(), Key: keys.batchRow(batch.id, 2) }));
    for (let minute = 0; minute < 60; minute++) {
      for (const message of world.due()) await world.deliver(message);
      await world.tick(60);
    }
    const done = await world.find(batch);
    expect(done).toMatchObject({ stage: 'ended', counts: { total: 3, valid: 2, error: 1 } });
    expect([chargedIn(done), returnedIn(done), await balanceOf(userId, begin)]).toEqual([2, 1, 1]);
  });

  test.each([
    ['holds a line that is no row', ['{"country":"MX"}', 'country,account'], 'fileUnreadable'],
    ['holds a member that nobody knows', ['{"country":"MX","iban":"1"}'], 'fileUnreadable'],
    ['holds nothing', ['', '  '], 'noRows'],
  ] as const)('whose file %s fails as a whole: nobody is asked, nothing is charged', async (_, lines, problem) => {
    const { userId } = await customerWith(3, begin);
    const world = await batchWorld(begin, async () => found);
    const done = await world.settle(await world.make({ userId, lines }));
    expect(done).toMatchObject({ stage: 'ended', problem, blocks: [], counts: { total: 0 } });
    expect([world.asked.length, await balanceOf(userId)]).toEqual([0, 3]);
  });
});
