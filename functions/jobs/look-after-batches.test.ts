import { expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { batchWorld } from '../../infra/testing/batch-world.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { wakeBatches } from '../queues/wake-batches.ts';
import type { BankAnswer } from '../rules/bank/bank-answer.ts';
import type { BatchTurn } from '../rules/batches/batch-turn.ts';
import { daySeconds } from '../rules/time.ts';

ownTable();

const begin = '2026-10-22T10:00:00.000Z';
const found: BankAnswer = { kind: 'found', beneficiary: 'COMERCIALIZADORA PEÑON SA DE CV' };
const rows = [1, 2, 3].map((number) => ({
  country: 'MX',
  accountNumber: clabeOf(`012180${String(number).padStart(11, '0')}`),
}));
const world = () => batchWorld(begin, async () => found);

const balanceOf = async (userId: string): Promise<number> => {
  const { credits } = await connect(['credits.live']);
  return (await credits.live(userId, begin)).reduce((sum, { remaining }) => sum + remaining, 0);
};

test('a batch whose messages were lost goes on', async () => {
  const { userId } = await customerWith(3, begin);
  const at = await world();
  const batch = await at.make({ userId, rows });
  for (let lost = 0; lost < 3; lost++) {
    at.due();
    await at.tick(120);
    for (const message of at.due()) await at.deliver(message);
  }
  expect(await at.settle(batch)).toMatchObject({ stage: 'ended', counts: { valid: 3 } });
  expect(at.asked).toHaveLength(3);
});

test('a file that nobody sent within a day is waited for no longer', async () => {
  const at = await world();
  const batch = await at.make({ userId: newId('usr', begin), stage: 'uploading' });
  await at.settle(batch, 600);
  expect((await at.find(batch)).stage).toBe('uploading');
  await at.tick(daySeconds);
  expect(await at.settle(batch)).toMatchObject({ stage: 'ended', problem: 'fileMissing' });
});

test.each(['customer', 'credits'] as const)('a batch that %s paused is given up after a week', async (by) => {
  const { userId } = await customerWith(by === 'credits' ? 2 : 9, begin);
  const at = await world();
  const batch = await at.make({ userId, rows });
  if (by === 'customer') await at.act(batch, 'pause');
  const paused = await at.settle(batch, 300);
  expect(paused).toMatchObject({ stage: 'asking', pausedBy: by });
  const answered = paused.counts.valid;
  await at.tick(6 * daySeconds);
  expect((await at.settle(batch, 300)).stage).toBe('asking');
  await at.tick(daySeconds);
  expect(await at.settle(batch)).toMatchObject({ stage: 'ended', isCancelled: true, counts: { valid: answered } });
  expect(await balanceOf(userId)).toBe((by === 'credits' ? 2 : 9) - answered);
});

test('a purchase wakes batches of its owner that wait for credits, and no other', async () => {
  const [short, other] = [await customerWith(1, begin), await customerWith(1, begin)];
  const at = await world();
  const waiting = await at.make({ userId: short.userId, rows });
  const ended = await at.make({ userId: short.userId, rows: [], lines: [] });
  const stranger = await at.make({ userId: other.userId, rows });
  await at.settle(ended);
  for (const batch of [waiting, stranger]) await at.settle(batch, 120);
  const told: BatchTurn[] = [];
  const { batches } = await connect(['batches.listShort']);
  const batchTurns = { add: async (turn: BatchTurn) => void told.push(turn) };
  await wakeBatches.run({ userId: short.userId }, { batches, batchTurns });
  expect(told.map(({ batchId }) => batchId)).toEqual([waiting.id]);
});
