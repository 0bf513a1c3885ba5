import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { batchWorld } from '../../infra/testing/batch-world.ts';
import { openTable } from '../../infra/testing/table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import type { BankAnswer, Reply } from '../rules/bank/bank-answer.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { plusDays } from '../rules/time.ts';
import { documents } from '../store/table/table.ts';

/** How many calls of the table are still let through, and whether the next is done before the power fails. */
let power = { calls: Infinity, isLastDone: false };

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
  documents.middlewareStack.add(
    (next) => async (args) => {
      const isOff = power.calls <= 0;
      power.calls -= 1;
      if (isOff && (power.calls < -1 || !power.isLastDone)) throw new Error('power cut');
      const result = await next(args);
      if (isOff) throw new Error('power cut');
      return result;
    },
    { step: 'initialize', name: 'powerCut' },
  );
});
afterAll(() => table?.close());

const begin = '2026-10-22T10:00:00.000Z';

/** The same numbers for the same seed, so that what failed can be shown again. */
const chanceOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const found: BankAnswer = { kind: 'found', beneficiary: 'COMERCIALIZADORA PEÑON SA DE CV' };
const replies: readonly Reply[] = [
  found,
  found,
  found,
  found,
  { kind: 'refused', reason: 'account_not_found' },
  { kind: 'silent', reason: 'provider_rejected' },
  { kind: 'silent', reason: 'bank_unavailable' },
  { kind: 'late', reason: 'no_answer_in_time' },
  { kind: 'pending' },
];

const clabe = (number: number) => clabeOf(`${number % 3 ? '012' : '072'}180${String(number).padStart(11, '0')}`);

const actions = ['pause', 'resume', 'cancel', 'retry'] as const;

type World = Awaited<ReturnType<typeof batchWorld>>;
type Chance = ReturnType<typeof chanceOf>;

/** One message, or two of the same at once, and somewhere in them the power may fail. */
const deliverSome = async (world: World, chance: Chance): Promise<void> => {
  const messages = world.due();
  while (messages.length > 0) {
    const [message] = messages.splice(chance(messages.length), 1);
    if (!message) return;
    if (chance(4) === 0) power = { calls: chance(12), isLastDone: chance(2) === 0 };
    await Promise.all(Array.from({ length: chance(6) === 0 ? 2 : 1 }, () => world.deliver(message)));
    power = { calls: Infinity, isLastDone: false };
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What must hold of a batch that is ended, whatever happened on the way. */
const expectWhole = async (world: World, batch: Batch, userId: string, granted: number): Promise<void> => {
  const rows = await world.rowsOf(batch);
  const { history, credits } = await connect(['history.list', 'credits.live']);
  const { counts, blocks, isCancelled } = batch;
  const leaders = rows.filter(({ sameAs, findings }) => sameAs === undefined && !findings);
  const rowsWith = (outcome: string) =>
    sum(leaders.filter((row) => row.outcome === outcome).map(({ copies = 0 }) => 1 + copies));
  const told = [counts.valid, counts.invalid, counts.error, counts.timeout];
  expect(told, 'counts are rows').toEqual(['VALID', 'INVALID', 'ERROR', 'TIMEOUT'].map(rowsWith));
  expect(counts.refused).toBe(rows.filter(({ findings }) => findings).length);
  if (!isCancelled) expect(sum(told) + counts.refused, 'every row has an outcome').toBe(counts.total);
  const answered = leaders.filter(({ outcome }) => outcome === 'VALID' || outcome === 'INVALID');
  const ids = answered.flatMap(({ validationId }) => validationId ?? []);
  expect(new Set(ids).size, 'a validation for each answered row').toBe(answered.length);
  const page = await history.list(userId, {}, { limit: 200, now: plusDays(begin, 1) });
  const asked = page === 'invalidCursor' ? [] : page.rows;
  const paying = asked.filter(({ status }) => status === 'VALID' || status === 'INVALID');
  expect(paying.map(({ id }) => id).toSorted(), 'an answered row for each answer').toEqual(ids.toSorted());
  for (const block of blocks) {
    expect(block.charged + (block.returned ?? Number.NaN), 'a block is charged or returned').toBe(block.credits);
  }
  const byLot = Map.groupBy(paying, ({ hold }) => hold?.lotId);
  for (const [lotId, ofLot] of byLot) {
    const charged = sum(blocks.filter((block) => block.lotId === lotId).map((block) => block.charged));
    expect(charged, 'a lot pays for the answers it was charged for').toBe(ofLot.length);
  }
  const left = sum((await credits.live(userId, begin)).map(({ remaining }) => remaining));
  expect(left, 'credits are charged once for each answer').toBe(granted - answered.length);
};

const storyOf = async (seed: number): Promise<void> => {
  const chance = chanceOf(seed);
  const count = 3 + chance(7);
  let granted = 1 + chance(12);
  const { userId } = await customerWith(granted, begin);
  const world = await batchWorld(begin, async () => replies[chance(replies.length)] ?? found);
  const rows = Array.from({ length: count }, (_, index) => {
    const kind = chance(8);
    if (kind === 0) return { country: 'MX', accountNumber: '1' };
    return { country: 'MX', accountNumber: clabe(kind === 1 ? 1 : index + 1), reference: String(index) };
  });
  const batch = await world.make({ userId, rows });
  const grant = async (): Promise<void> => {
    const { operations } = await connect(['operations.grant']);
    const now = world.now();
    const lotId = `lot_${seed}_${granted}`;
    const lot = { lotId, source: 'operator', tier: 'free', granted: count, remaining: count } as const;
    const audit = { id: `aud_${seed}_${granted}`, at: now, by: 'test', what: 'grant', why: 'test', details: {} };
    await operations.grant(userId, { ...lot, expiresAt: plusDays(begin, 20) }, audit);
    granted += count;
  };
  for (let step = 0; step < 4_000; step++) {
    await deliverSome(world, chance);
    const { stage, pausedBy } = await world.find(batch);
    if (stage === 'ended' && chance(3) !== 0) break;
    if (chance(40) === 0) await world.act(batch, actions[chance(actions.length)] ?? 'pause');
    if (pausedBy === 'customer' && chance(20) === 0) await world.act(batch, 'resume');
    if (pausedBy === 'credits' && chance(4) === 0) await grant();
    await world.tick(world.waiting() > 0 && chance(3) > 0 ? 1 : 15);
  }
  const ended = await world.settle(batch, 7_200);
  expect(ended.stage).toBe('ended');
  await expectWhole(world, ended, userId, granted);
};

const first = Number(process.env['BATCH_SEED'] ?? 1);
const stories = Number(process.env['BATCH_STORIES'] ?? 12);

describe('whatever dies, comes twice or is asked of it meanwhile', () => {
  test.each(Array.from({ length: stories }, (_, index) => first + index))(
    'a batch gives each row one outcome and charges each answer once (%i)',
    storyOf,
  );
});
