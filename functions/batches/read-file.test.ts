import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { batchWorld } from '../../infra/testing/batch-world.ts';
import { openTable } from '../../infra/testing/table.ts';
import { newId } from '../proof.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { connect } from '../ports/connect.ts';
import { documents } from '../store/table/table.ts';

/** How many calls of the table are still let through before the power fails. */
let calls = Infinity;

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
  documents().middlewareStack.add(
    (next) => async (args) => {
      calls -= 1;
      if (calls < 0) throw new Error('power cut');
      return next(args);
    },
    { step: 'initialize', name: 'powerCut' },
  );
});
afterAll(() => table?.close());

const begin = '2026-10-22T10:00:00.000Z';
const rowCount = 500;

/** Every tenth row asks what the first does, every fiftieth cannot be right, and every eleventh line is empty. */
const rowAt = (row: number) => {
  if (row % 50 === 0) return { country: 'MX', accountNumber: '1' };
  return { country: 'MX', accountNumber: clabeOf(`012180${String(row % 10 ? row : 1).padStart(11, '0')}`) };
};
const rows = Array.from({ length: rowCount }, (_, index) => rowAt(index + 1));
const file = rows.flatMap((row, index) => [...(index % 11 ? [] : ['']), JSON.stringify(row)]);

const open = async () => {
  const world = await batchWorld(begin, async () => ({ kind: 'pending' }));
  const batch = await world.make({ userId: newId('usr', begin), lines: file, environment: 'sandbox' });
  return { world, batch };
};

type World = Awaited<ReturnType<typeof batchWorld>>;

/** Delivers turns until the file is read; each time the power may fail after so many calls. */
const read = async (world: World, batch: Batch, cutAfter: readonly number[]): Promise<Batch> => {
  for (const after of [...cutAfter, Infinity]) {
    for (let second = 0; second < 300 && (await world.find(batch)).stage === 'reading'; second += 5) {
      const messages = world.due();
      calls = after;
      for (const message of messages) await world.deliver(message);
      calls = Infinity;
      if (messages.length > 0 && after < Infinity) break;
      await world.tick(5);
    }
  }
  return world.find(batch);
};

const rowsIn = async ({ id }: Batch) => {
  const { rowsAtWork } = await connect(['rowsAtWork.after']);
  const pages = [];
  for (let from: number | undefined = 0; from !== undefined;) {
    const page: Awaited<ReturnType<typeof rowsAtWork.after>> = await rowsAtWork.after(id, from, 1_000);
    pages.push(...page.rows);
    from = page.to;
  }
  return pages;
};

const refused = rowCount / 50;
const duplicates = rowCount / 10 - refused;

describe('a file of several portions', () => {
  test('becomes its rows, each once and in order, with those that ask the same and those that cannot be right', async () => {
    const { world, batch } = await open();
    const done = await read(world, batch, []);
    expect(done).toMatchObject({ stage: 'asking', readRows: rowCount });
    expect(done.counts).toMatchObject({ total: rowCount, refused, duplicates });
    const found = await rowsIn(batch);
    expect(found.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 1));
    expect(found[0]).toMatchObject({ status: 'PENDING', copies: duplicates, line: 'MX:012' });
    expect(found[9]).toMatchObject({ sameAs: 1 });
    expect(found[49]).toMatchObject({ status: 'FAILED', findings: [{ pointer: '/accountNumber' }] });
  });

  test('becomes the same where whoever reads it dies, again and again', async () => {
    const whole = await open();
    await read(whole.world, whole.batch, []);
    const { world, batch } = await open();
    const expected = (await rowsIn(whole.batch)).map((row) => ({ ...row, batchId: batch.id, userId: batch.userId }));
    const done = await read(world, batch, [9, 14, 3, 15, 12]);
    expect(done).toMatchObject({ stage: 'asking', counts: { total: rowCount, refused, duplicates } });
    expect(await rowsIn(batch)).toEqual(expected);
  });

  test('is read by one at a time: a turn that comes twice begins nothing', async () => {
    const { world, batch } = await open();
    const [message] = world.due();
    if (!message) throw new Error('No turn was put on');
    await Promise.all([world.deliver(message), world.deliver(message), world.deliver(message)]);
    expect(await world.find(batch)).toMatchObject({ stage: 'asking', readRows: rowCount, counts: { refused } });
  });

  test('is paused and cancelled while it is read, and read no further', async () => {
    const { world, batch } = await open();
    const [message] = world.due();
    if (!message) throw new Error('No turn was put on');
    const reading = world.deliver(message);
    while ((await world.find(batch)).readRows === 0);
    expect(await world.act(batch, 'cancel')).toBe(true);
    await reading;
    expect(await world.settle(batch)).toMatchObject({ stage: 'ended', isCancelled: true, blocks: [] });
  });
});

test('a file of very many empty lines is refused: to pass over them would take longer than a function lives', async () => {
  const world = await batchWorld(begin, async () => ({ kind: 'pending' }));
  const lines = [JSON.stringify(rowAt(1)), ...Array.from({ length: 100_000 }, () => '')];
  const batch = await world.make({ userId: newId('usr', begin), lines, environment: 'sandbox' });
  expect(await world.settle(batch)).toMatchObject({ stage: 'ended', problem: 'tooManyRows' });
});

test('half a character fails its row, or is kept as what it is shown as, and never the reading', async () => {
  const world = await batchWorld(begin, async () => ({ kind: 'pending' }));
  const half = String.raw`"\ud800"`;
  const lines = [`{"country":"MX","customId":${half}}`, `{"country":"MX","original":[${half}]}`];
  const batch = await world.make({ userId: newId('usr', begin), lines, environment: 'sandbox' });
  expect(await world.settle(batch, 600)).toMatchObject({ stage: 'ended', counts: { total: 2, refused: 2 } });
  const [first, second] = await rowsIn(batch);
  expect(first?.findings).toContainEqual(expect.objectContaining({ pointer: '/customId', code: 'cell.invisible' }));
  expect([first?.asked.customId, second?.asked.original]).toEqual(['\ufffd', ['\ufffd']]);
});
