import { expect, test } from 'vitest';
import { keepingYears } from '#shared/plans.ts';
import { answersRow, asksRow, beginsBatch, endsBatch, takesBlock } from '../../infra/testing/ledger/batch.ts';
import { addToLot, drop, itemAt, movementOf, put, validationOf } from '../../infra/testing/ledger/planted.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { differenceOf, emptyBooks } from '../rules/books/books.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { audit, auditPorts } from './audit.ts';
import { auditWallet } from './audit-wallet.ts';

ownTable();

const at = '2026-11-20T10:00:00.000Z';
const after = (seconds: number) => plusSeconds(at, seconds);
const forever = Number.POSITIVE_INFINITY;

const ports = await connect([...auditPorts, 'books.find', 'wallets.expire', 'wallets.purge', 'credits.all']);

const portsAt = (now: string) => ({ ...ports, clock: { now: () => now } });

const found = async ({ userId }: { readonly userId: string }, now: string, isWhole = true) =>
  (await audit(portsAt(now), userId, {
    found: isWhole ? undefined : await ports.books.find(userId),
    deadline: forever,
  })) ?? [];

/** A customer of ten credits whose batch took six: two rows were answered, one was not, one waits for its bank. */
const underway = async () => {
  const { userId, lotId } = await customerWith(10, at);
  const batch = await beginsBatch(userId, at);
  const [part] = await takesBlock(batch, 6, after(1));
  if (!part) throw new Error('nothing was taken');
  const ask = async (seconds: number) => (await asksRow(batch, lotId, after(seconds))).id;
  const [valid, invalid, failed, open] = [await ask(2), await ask(3), await ask(4), await ask(5)];
  await answersRow(batch, valid, 'VALID', after(6));
  await answersRow(batch, invalid, 'INVALID', after(6));
  await answersRow(batch, failed, 'ERROR', after(6));
  return { userId, lotId, source: 'operator' as const, at, batch, part, valid, invalid, failed, open };
};
type Underway = Awaited<ReturnType<typeof underway>>;

/** The last row was not answered, so four of six go back. */
const ends = async (by: Underway, seconds: number) => {
  await answersRow(by.batch, by.open, 'TIMEOUT', after(seconds));
  await endsBatch(by.batch, [{ ...by.part, credits: 4 }], after(seconds + 1));
};

const endedBatch = async () => {
  const by = await underway();
  await ends(by, 7);
  // These are customers of what is planted elsewhere.
  return { ...by, timeout: by.failed, ofBlock: by.valid };
};
type Ended = Awaited<ReturnType<typeof endedBatch>>;

const movement = (by: Ended, kind: string) => movementOf(by, kind, by.batch.batchId);

const rewrite = async (by: Ended, id: string, changes: object) => put({ ...(await validationOf(by, id)), ...changes });

const again = async (by: Ended, kind: string, changes: object = {}) => {
  const row = await movement(by, kind);
  await put({ ...row, sk: `${row.sk}again`, ...changes });
};

/** The same answered row once more, under an id that nobody put on. */
const copyRow = async (by: Ended, changes: object = {}) => {
  const row = await validationOf(by, by.valid);
  const id = `${by.valid.slice(0, -1)}~`;
  await put({ ...row, ...keys.validation(by.userId, id), id, ...changes });
};

const holdOf = async (by: Ended, id: string) => (await validationOf(by, id))['hold'] as object;

type Planting = readonly [
  what: string,
  plant: (by: Ended) => Promise<unknown>,
  kinds: readonly string[],
  difference: number,
];

const errors: readonly Planting[] = [
  ['a reserve that is missing', async (by) => drop(await movement(by, 'reserve')), ['blockDiffers', 'lotDiffers'], 6],
  [
    'a reserve that is missing, and whose credits are in the lot',
    async (by) => Promise.all([drop(await movement(by, 'reserve')), addToLot(by, 6)]),
    ['blockDiffers'],
    6,
  ],
  ['a block that was reserved twice', (by) => again(by, 'reserve'), ['blockDiffers', 'lotDiffers'], 6],
  ['a return that is missing', async (by) => drop(await movement(by, 'void')), ['blockDiffers', 'lotDiffers'], 4],
  ['a block that came back twice', (by) => again(by, 'void'), ['blockDiffers', 'lotDiffers'], 4],
  [
    'a return of one credit too many, which is in the lot',
    async (by) => Promise.all([put({ ...(await movement(by, 'void')), credits: 5 }), addToLot(by, 1)]),
    ['blockDiffers'],
    1,
  ],
  [
    'a return of one credit too few, which is not in the lot',
    async (by) => Promise.all([put({ ...(await movement(by, 'void')), credits: 3 }), addToLot(by, -1)]),
    ['blockDiffers'],
    1,
  ],
  ['an answer that was given back', (by) => rewrite(by, by.failed, { status: 'VALID' }), ['blockDiffers'], 1],
  ['no answer, which was charged', (by) => rewrite(by, by.valid, { status: 'TIMEOUT' }), ['blockDiffers'], 1],
  ['an answer that is gone', async (by) => drop(await validationOf(by, by.valid)), ['blockDiffers'], 1],
  ['an answer that nobody put on', (by) => copyRow(by), ['blockDiffers'], 1],
  [
    'an answer that another batch is said to pay',
    async (by) => rewrite(by, by.valid, { hold: { ...(await holdOf(by, by.valid)), block: 'bat_nobody' } }),
    ['blockDiffers', 'batchMissing'],
    1,
  ],
  [
    'an answer that another lot is said to pay',
    async (by) => rewrite(by, by.valid, { hold: { ...(await holdOf(by, by.valid)), lotId: 'lot_other' } }),
    ['blockDiffers'],
    2,
  ],
  [
    'credits of a batch that does not exist',
    (by) => again(by, 'reserve', { subject: 'bat_nobody' }),
    ['batchMissing', 'lotDiffers'],
    6,
  ],
  [
    'an end of credits that did not come back',
    (by) => again(by, 'void', { kind: 'expire', credits: -5 }),
    ['expireDiffers', 'lotDiffers'],
    5,
  ],
  ['a movement of no kind', (by) => again(by, 'reserve', { kind: 'borrow' }), ['kindUnknown', 'lotDiffers'], 6],
  [
    'a batch that ended with a row that was charged to nobody',
    async (by) => {
      const { hold: _, ...row } = await validationOf(by, by.valid);
      await put(row as typeof row & { pk: string; sk: string });
    },
    ['blockDiffers', 'reserveMissing'],
    1,
  ],
];

test.concurrent.for(errors)('an error in the block of a batch is found: %s', async ([, plant, kinds, difference]) => {
  const by = await endedBatch();
  expect(await found(by, plusDays(at, 1))).toEqual([]);
  await plant(by);
  const told = await found(by, plusDays(at, 1));
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(differenceOf(told)).toBe(difference);
});

test('a batch that goes on is not accused, however often its books are read on, and is proven when it ended', async () => {
  const by = await underway();
  for (const days of [1, 2]) expect(await found(by, plusDays(at, days), false)).toEqual([]);
  const kept = await ports.books.find(by.userId);
  expect(kept?.books.blocks).toEqual({ [by.batch.batchId]: { [by.lotId]: 4 } });
  await ends(by, 2 * 86_400 + 10);
  for (const isWhole of [false, true]) expect(await found(by, plusDays(at, 3), isWhole)).toEqual([]);
  expect((await ports.books.find(by.userId))?.books.blocks).toEqual({});
});

test('a batch that goes on is accused where more was answered than it reserved', async () => {
  const by = { ...(await underway()), timeout: '', ofBlock: '' };
  expect(await found(by, plusDays(at, 1), false)).toEqual([]);
  await Promise.all([drop(await movement(by, 'reserve')), addToLot(by, 6)]);
  expect((await found(by, plusDays(at, 1))).map(({ kind, credits }) => [kind, credits])).toEqual([['blockDiffers', 2]]);
});

test('a batch whose lot is over and gone while its block is out is proven when it ends', async () => {
  const by = await underway();
  await answersRow(by.batch, by.open, 'TIMEOUT', after(7));
  expect(await found(by, plusDays(at, 1), false)).toEqual([]);
  const late = plusDays(at, 50);
  for (const lot of await ports.credits.all(by.userId)) await ports.wallets.purge(by.userId, lot, late);
  expect(await found(by, plusDays(late, 1), false)).toEqual([]);
  expect(Object.keys((await ports.books.find(by.userId))?.books.lots ?? {})).toEqual([by.lotId]);
  await ends(by, 52 * 86_400);
  expect(await found(by, plusDays(at, 53), false)).toEqual([]);
});

test('a batch whose customer keeps it no longer is not accused, with its answers still there or without', async () => {
  const by = await endedBatch();
  const gone = plusDays(at, 365 * keepingYears.least);
  for (const id of [by.valid, by.open]) await drop(await validationOf(by, id));
  expect((await found(by, plusDays(gone, -2))).map(({ kind }) => kind)).toEqual(['blockDiffers']);
  expect(await found(by, gone)).toEqual([]);
  await drop(await itemAt(keys.batch(by.userId, by.batch.batchId)));
  for (const isWhole of [true, false]) expect(await found(by, gone, isWhole)).toEqual([]);
  expect((await ports.books.find(by.userId))?.books.blocks).toEqual({});
});

test('a batch that is asked again after its end is proven once more, with the credits of both times', async () => {
  const by = await endedBatch();
  expect(await found(by, plusDays(at, 1), false)).toEqual([]);
  const later = plusDays(at, 2);
  const [part] = await takesBlock(by.batch, 2, later);
  if (!part) throw new Error('nothing was taken');
  const { id } = await asksRow(by.batch, by.lotId, plusSeconds(later, 1));
  await answersRow(by.batch, id, 'VALID', plusSeconds(later, 2));
  expect(await found(by, plusDays(at, 3), false)).toEqual([]);
  await endsBatch(by.batch, [{ ...part, credits: 1 }], plusDays(at, 4));
  for (const isWhole of [false, true]) expect(await found(by, plusDays(at, 5), isWhole)).toEqual([]);
});

test('a row that was put on before what was proven and created after it is counted when all is read again', async () => {
  const by = await underway();
  const late = newId('val', after(5));
  expect(await found(by, plusDays(at, 1), false)).toEqual([]);
  const row = await validationOf({ ...by, timeout: '', ofBlock: '' }, by.valid);
  await put({
    ...row,
    ...keys.validation(by.userId, late),
    id: late,
    createdAt: plusDays(at, 1),
    completedAt: plusDays(at, 1),
  });
  await answersRow(by.batch, by.open, 'TIMEOUT', plusDays(at, 1));
  await endsBatch(by.batch, [{ ...by.part, credits: 3 }], plusSeconds(plusDays(at, 1), 60));
  expect(await found(by, plusDays(at, 2), false)).toEqual([]);
});

test('a batch with a row that nobody can read is not accused for that row', async () => {
  const by = await endedBatch();
  await rewrite(by, by.valid, { status: 'TRANSLATED' });
  expect(await found(by, plusDays(at, 1))).toEqual([]);
  await rewrite(by, by.invalid, { status: 'TIMEOUT' });
  expect((await found(by, plusDays(at, 2))).map(({ kind }) => kind)).toEqual(['blockDiffers']);
});

test('a span of many validations is read in parts, and comes to the same books', async () => {
  const by = await endedBatch();
  const wholly = await auditWallet(ports, by.userId, { from: emptyBooks, now: plusDays(at, 1), deadline: forever });
  let parts = 0;
  const ledger = {
    ...ports.ledger,
    validations: (userId: string, span: Parameters<typeof ports.ledger.validations>[1]) => {
      parts += 1;
      return ports.ledger.validations(userId, span, 2);
    },
  };
  const inParts = await auditWallet({ ...ports, ledger }, by.userId, {
    from: emptyBooks,
    now: plusDays(at, 1),
    deadline: forever,
  });
  expect(inParts).toEqual(wholly);
  expect(parts).toBeGreaterThan(2);
});
