import { connect } from '#functions/ports/connect.ts';
import type { BankAnswer, Reply } from '#functions/rules/bank/bank-answer.ts';
import type { Batch } from '#functions/rules/batches/batch.ts';
import { plusDays } from '#functions/rules/time.ts';
import { documents } from '#functions/store/table/table.ts';
import { clabeOf } from './accounts.ts';
import { batchWorld } from './batch-world.ts';
import { openTable } from './table.ts';
import { customerWith } from './wallet.ts';

/** How many calls of the table are still let through, and whether the next is done before the power fails. */
let power = { calls: Infinity, isLastDone: false };
const isOn = { calls: Infinity, isLastDone: false };

const cutPower = (): void =>
  documents().middlewareStack.add(
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

/** One message, or two of the same at once, and somewhere in them the power may fail; gives how often it did. */
const deliverSome = async (world: World, chance: Chance): Promise<number> => {
  const messages = world.due();
  let cuts = 0;
  while (messages.length > 0) {
    const [message] = messages.splice(chance(messages.length), 1);
    if (!message) break;
    if (chance(4) === 0) power = { calls: chance(12), isLastDone: chance(2) === 0 };
    await Promise.all(Array.from({ length: chance(6) === 0 ? 2 : 1 }, () => world.deliver(message)));
    if (power.calls < 0) cuts += 1;
    power = { ...isOn };
  }
  return cuts;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What is wrong with a batch that should be ended and whole, whatever happened on the way. */
const differencesOf = async (
  world: World,
  batch: Batch,
  userId: string,
  granted: number,
): Promise<readonly string[]> => {
  const rows = (await world.rowsOf(batch)).filter(({ row }) => row <= batch.readRows);
  const { history, credits } = await connect(['history.list', 'credits.live']);
  const { counts, blocks, isCancelled, stage } = batch;
  const leaders = rows.filter(({ sameAs, findings }) => sameAs === undefined && !findings);
  const rowsWith = (outcome: string) =>
    sum(leaders.filter((row) => row.outcome === outcome).map(({ copies = 0 }) => 1 + copies));
  const told = [counts.valid, counts.invalid, counts.error, counts.timeout];
  const answered = leaders.filter(({ outcome }) => outcome === 'VALID' || outcome === 'INVALID');
  const ids = answered.flatMap(({ validationId }) => validationId ?? []);
  const page = await history.list(userId, {}, { limit: 200, now: plusDays(begin, 1) });
  const asked = page === 'invalidCursor' ? [] : page.rows;
  const paying = asked.filter(({ status }) => status === 'VALID' || status === 'INVALID');
  const chargedIn = (lotId: string | undefined) =>
    sum(blocks.filter((block) => block.lotId === lotId).map((block) => block.charged));
  const left = sum((await credits.live(userId, begin)).map(({ remaining }) => remaining));
  const holds = {
    'it is ended': stage === 'ended',
    'counts are rows': String(told) === String(['VALID', 'INVALID', 'ERROR', 'TIMEOUT'].map(rowsWith)),
    'refused rows are counted': counts.refused === rows.filter(({ findings }) => findings).length,
    'every row has an outcome': isCancelled || sum(told) + counts.refused === counts.total,
    'a validation for each answered row': new Set(ids).size === answered.length,
    'an answered row for each answer': String(paying.map(({ id }) => id).toSorted()) === String(ids.toSorted()),
    'a block is charged or returned': blocks.every(
      ({ charged, returned, credits: all }) => charged + (returned ?? Number.NaN) === all,
    ),
    'a lot pays for the answers it was charged for': [...Map.groupBy(paying, ({ hold }) => hold?.lotId)].every(
      ([lotId, ofLot]) => chargedIn(lotId) === ofLot.length,
    ),
    'credits are charged once for each answer': left === granted - answered.length,
  };
  return Object.entries(holds).flatMap(([what, isSo]) => (isSo ? [] : [what]));
};

/** A batch of chance, to its end: what of it is not as it must be, and how often the power failed meanwhile. */
const storyOf = async (seed: number) => {
  const chance = chanceOf(seed);
  const count = 3 + chance(7);
  let [granted, cuts] = [1 + chance(12), 0];
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
    cuts += await deliverSome(world, chance);
    const { stage, pausedBy } = await world.find(batch);
    if (stage === 'ended' && chance(3) !== 0) break;
    if (chance(40) === 0) await world.act(batch, actions[chance(actions.length)] ?? 'pause');
    if (pausedBy === 'customer' && chance(20) === 0) await world.act(batch, 'resume');
    if (pausedBy === 'credits' && chance(4) === 0) await grant();
    await world.tick(world.waiting() > 0 && chance(3) > 0 ? 1 : 15);
  }
  const ended = await world.settle(batch, 7_200);
  return { rows: count, cuts, differences: await differencesOf(world, ended, userId, granted) };
};

/** Batches in a table of their own, whose calls fail between and within one another. Once in a process. */
export const openStories = async () => {
  const table = await openTable();
  cutPower();
  return { tell: storyOf, close: table.close };
};
