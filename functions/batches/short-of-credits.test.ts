import { expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { batchWorld } from '../../infra/testing/batch-world.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Reply } from '../rules/bank/bank-answer.ts';
import type { Batch } from '../rules/batches/batch.ts';

ownTable();

const begin = '2026-10-22T10:00:00.000Z';
const found: Reply = { kind: 'found', beneficiary: 'COMERCIALIZADORA PEÑON SA DE CV' };

const rowOf = (number: number, bank: string) => ({
  country: 'MX',
  accountNumber: clabeOf(`${bank}180${String(number).padStart(11, '0')}`),
});
const rowsOf = (count: number, bankOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => rowOf(index + 1, bankOf(index)));

const grant = async (userId: string, credits: number): Promise<void> => {
  const { operations } = await connect(['operations.grant']);
  const lot = { lotId: newId('lot', begin), source: 'operator', tier: 'free', granted: credits } as const;
  const audit = { id: newId('aud', begin), at: begin, by: 'test', what: 'grant', why: 'test', details: {} };
  await operations.grant(userId, { ...lot, remaining: credits, expiresAt: '2026-12-01T00:00:00.000Z' }, audit);
};

const balanceOf = async (userId: string): Promise<number> => {
  const { credits } = await connect(['credits.live']);
  return (await credits.live(userId, begin)).reduce((sum, { remaining }) => sum + remaining, 0);
};

const sumsOf = ({ blocks }: Batch) => ({
  reserved: blocks.reduce((sum, { credits }) => sum + credits, 0),
  charged: blocks.reduce((sum, { charged }) => sum + charged, 0),
  returned: blocks.reduce((sum, { returned = 0 }) => sum + returned, 0),
});

test('what is left of more lots than go back at once comes back whole, and no answer is charged twice', async () => {
  const { userId } = await customerWith(2, begin);
  for (let lot = 1; lot < 25; lot++) await grant(userId, 2);
  const isSilent = (accountNumber: string) => Number(accountNumber.slice(6, 17)) % 2 === 0;
  const world = await batchWorld(begin, async ({ accountNumber }) =>
    isSilent(accountNumber) ? { kind: 'silent', reason: 'provider_rejected' } : found,
  );
  const banks = ['012', '072', '014', '021'];
  const batch = await world.make({ userId, rows: rowsOf(50, (index) => banks[Math.floor(index / 2) % 4] ?? '') });
  const done = await world.settle(batch);
  expect(done.counts).toMatchObject({ valid: 25, error: 25 });
  expect(sumsOf(done)).toEqual({ reserved: 50, charged: 25, returned: 25 });
  expect(await balanceOf(userId)).toBe(25);
});

test('rows that wait for a bank that rests keep their credits, and all that have none are told as missing', async () => {
  const { userId } = await customerWith(20, begin);
  const world = await batchWorld(begin, async ({ accountNumber }) =>
    accountNumber.startsWith('072') ? { kind: 'silent', reason: 'bank_unavailable' } : found,
  );
  const batch = await world.make({ userId, rows: rowsOf(60, (index) => (index < 35 ? '072' : '012')) });
  const resting = await world.settle(batch, 50);
  expect(resting.held['MX:072']?.length).toBeGreaterThan(0);
  expect([resting.pausedBy, resting.unpaid]).toEqual([undefined, 20]);
  expect(resting.blocks.map(({ credits, returned }) => [credits, returned])).toEqual([
    [20, 20],
    [20, undefined],
  ]);
  const short = await world.settle(batch);
  expect(short).toMatchObject({ pausedBy: 'credits', unpaid: 5, counts: { valid: 20, error: 35 } });
  await grant(userId, 5);
  const done = await world.settle(batch);
  expect(done).toMatchObject({ stage: 'ended', counts: { valid: 25, error: 35 } });
  expect(sumsOf(done)).toMatchObject({ charged: 25 });
  expect(await balanceOf(userId)).toBe(0);
});
