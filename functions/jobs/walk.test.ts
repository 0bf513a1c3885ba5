import { afterEach, describe, expect, test, vi } from 'vitest';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import type { SetBack } from '../store/table/parked.ts';
import type { Cursor, ListName, Page, Place } from '../store/table/sparse-index.ts';
import { walk as walkAndTell } from './walk.ts';

const items = Array.from({ length: 30 }, (_, id) => id);
const now = '2026-11-22T10:00:00.000Z';

/** Each item is listed a minute after the one before. */
const placeOf = (item: number): Place => {
  const since = new Date(Date.parse('2026-11-22T09:00:00.000Z') + item * 60_000).toISOString();
  return { pk: 'USER#1', sk: String(item), unsettledPk: 'UNSETTLED#0', unsettledSk: `${since}#${item}`, since };
};

/** Three pages, the second of them without items. */
const page = async (cursor: Cursor | undefined): Promise<Page<number>> => {
  const turn = Number(cursor?.[0]?.partition ?? 0);
  const found = turn === 1 ? [] : items.slice(turn && 15, turn ? 30 : 15);
  return {
    found: found.map((item) => ({ place: placeOf(item), item })),
    unreadable: [],
    next: turn < 2 ? [{ partition: String(turn + 1), since: found.length > 0 ? placeOf(14).since : now }] : undefined,
  };
};

/** The table, where items are set back; what it says of each. */
const table = (says: SetBack = 'tried') => {
  const setBack = vi.fn<(place: Place) => Promise<SetBack>>(async () => says);
  return { setBack, ports: { parked: { setBack, forgive: async () => true }, clock: { now: () => now } } };
};

/** Keeps what is told for CloudWatch out of the report. */
const walk = async <R>(...given: Parameters<typeof walkAndTell<number, R>>) => {
  const { result, failure } = await toldMetrics(() => walkAndTell(...given));
  if (!result) throw failure;
  return result;
};

const list = { list: 'unsettled' as ListName, page, atOnce: 4 };

test('walks every page, past one without items', async () => {
  const each = async (item: number) => item;
  expect(await walk(table().ports, { ...list, each })).toEqual({ results: items, isWhole: true });
});

/** Fails at one item. */
const failing =
  (poison: number, done: number[] = []) =>
  async (item: number) => {
    if (item === poison) throw new Error('unwritable wallet');
    done.push(item);
  };

test('one that fails stops no other, is set back once, and is told at the end', async () => {
  const [done, { ports, setBack }] = [[] as number[], table()];
  await expect(walk(ports, { ...list, each: failing(3, done) })).rejects.toThrow('failed for 1 of 30');
  expect(done).toHaveLength(29);
  expect(setBack.mock.calls.map(([{ sk }]) => sk)).toEqual(['3']);
});

test('a page of which nothing can be read hides none of those behind it, and each of it is set back', async () => {
  const [done, { ports, setBack }] = [[] as number[], table()];
  const unreadable = [1, 2, 3].map((item) => ({ place: placeOf(item), why: new Error('poison') }));
  const poisoned = async (cursor: Cursor | undefined): Promise<Page<number>> =>
    cursor ? page(cursor) : { found: [], unreadable, next: [{ partition: '2' }] };
  await expect(walk(ports, { ...list, page: poisoned, each: failing(-1, done) })).rejects.toThrow('failed for 3');
  expect(done).toHaveLength(15);
  expect(setBack).toHaveBeenCalledTimes(3);
});

test('one that left its place while it failed was got done by somebody else: nothing failed', async () => {
  const { results } = await walk(table('gone').ports, { ...list, each: failing(3) });
  expect(results).toHaveLength(29);
});

test('one of which nothing came is set back like one that fails, without a word', async () => {
  const { ports, setBack } = table();
  const each = async (item: number) => item;
  await walk(ports, { ...list, each, progressOf: (item) => (item === 5 ? 'untouched' : 'done') });
  expect(setBack.mock.calls.map(([{ sk }]) => sk)).toEqual(['5']);
});

test('what cannot even be set back is told beside why it failed, and stops nobody', async () => {
  const { ports, setBack } = table();
  setBack.mockRejectedValue(new Error('no table'));
  await expect(walk(ports, { ...list, each: failing(3) })).rejects.toMatchObject({
    errors: [{ message: 'unwritable wallet' }, { message: 'no table' }],
  });
});

const ofService = (name: string, more: object = {}) => Object.assign(new Error(name), { name, $metadata: {}, ...more });

test.for([
  ofService('InternalServerError'),
  ofService('AccessDeniedException'),
  ofService('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] }),
  new Error('could not be fetched', { cause: ofService('ThrottlingException') }),
])('while a service fails, no item is set back for it: $message', async (why) => {
  const { ports, setBack } = table();
  const each = () => Promise.reject<number>(why);
  await expect(walk(ports, { ...list, each })).rejects.toThrow('failed for 30 of 30');
  const unreadable = [{ place: placeOf(31), why }];
  const unfetched = async () => ({ found: [], unreadable, next: undefined });
  await expect(walk(ports, { ...list, page: unfetched, each })).rejects.toThrow('failed for 1 of 1');
  expect(setBack).not.toHaveBeenCalled();
});

test.for([
  ofService('ValidationException'),
  ofService('TransactionCanceledException', { CancellationReasons: [{ Code: 'ValidationError' }] }),
])('an item that the table does not take is set back: $name', async (why) => {
  const { ports, setBack } = table();
  await expect(walk(ports, { ...list, each: () => Promise.reject<number>(why) })).rejects.toThrow('failed for 30');
  expect(setBack).toHaveBeenCalledTimes(30);
});

test('where items stay for as long as they live, a failure is told and none is ever parked for it', async () => {
  const { ports, setBack } = table();
  await expect(walk(ports, { ...list, list: 'wallets', each: failing(3) })).rejects.toThrow('failed for 1');
  expect(setBack).not.toHaveBeenCalled();
});

describe('tells how old the oldest is that stays listed, and how many were parked', () => {
  const told = async (
    ports: ReturnType<typeof table>['ports'],
    work: Partial<Parameters<typeof walkAndTell<number, number>>[1]>,
  ) => (await toldMetrics(() => walkAndTell(ports, { ...list, each: async (item: number) => item, ...work }))).metrics;

  test('nothing, where all is done', async () => {
    expect(await told(table().ports, {})).toMatchObject({ list: 'unsettled', oldestOpen: 0, rowsParked: 0 });
  });

  test('one that failed, though the run fails', async () => {
    const each = async (item: number) => {
      if (item === 10) throw new Error('poison');
      return item;
    };
    expect(await told(table().ports, { each })).toMatchObject({ oldestOpen: 50 * 60, rowsParked: 0 });
    expect(await told(table('parked').ports, { each })).toMatchObject({ oldestOpen: 0, rowsParked: 1 });
  });

  test('one of which nothing came, the silent one', async () => {
    const progressOf = (item: number) => (item === 20 ? 'untouched' : 'done');
    expect(await told(table().ports, { progressOf })).toMatchObject({ oldestOpen: 40 * 60 });
    expect(await told(table('parked').ports, { progressOf })).toMatchObject({ oldestOpen: 0, rowsParked: 1 });
  });

  test('one that waits as it should', async () => {
    const progressOf = (item: number) => (item === 29 ? 'waits' : 'done');
    expect(await told(table().ports, { progressOf })).toMatchObject({ oldestOpen: 31 * 60 });
  });

  test('what the deadline left on the page, or behind it', async () => {
    expect(await told(table().ports, { deadline: 0 })).toMatchObject({ oldestOpen: 60 * 60 });
    const { deadline, each } = timed(15);
    expect(await told(table().ports, { deadline, each })).toMatchObject({ oldestOpen: 46 * 60 });
  });
});

/** Work that uses up the time of a run with its first `busy` items. */
const timed = (busy: number) => {
  const deadline = performance.now() + 60_000;
  const time = vi.spyOn(performance, 'now');
  let done = 0;
  const each = async (item: number) => {
    done += 1;
    if (done === busy) time.mockReturnValue(deadline);
    return item;
  };
  return { deadline, each };
};
afterEach(() => vi.restoreAllMocks());

test('begins no page after the deadline, and says that there is more', async () => {
  const pages = vi.fn<typeof page>(page);
  const walked = await walk(table().ports, { ...list, page: pages, atOnce: 5, ...timed(15) });
  expect(walked).toEqual({ results: items.slice(0, 15), isWhole: false });
  expect(pages).toHaveBeenCalledTimes(1);
});

test('begins nothing more of a page after the deadline, and says that there is more', async () => {
  const walked = await walk(table().ports, { ...list, atOnce: 5, ...timed(7) });
  expect(walked).toEqual({ results: items.slice(0, 10), isWhole: false });
});

test('a deadline that passes with the last item leaves nothing behind', async () => {
  const walked = await walk(table().ports, { ...list, atOnce: 5, ...timed(30) });
  expect(walked).toEqual({ results: items, isWhole: true });
});

/** The most items that were in work together, each of them until every other had its chance to begin. */
const mostTogether = async (inTurnBy?: (item: number) => string): Promise<number> => {
  let running = 0;
  const { results } = await walk(table().ports, {
    ...list,
    ...(inTurnBy && { inTurnBy }),
    each: async () => {
      running += 1;
      await new Promise(setImmediate);
      const together = running;
      running -= 1;
      return together;
    },
  });
  return Math.max(...results);
};

test('so many items are in work at once, and no more', async () => {
  expect(await mostTogether()).toBe(4);
});

test('items of one key never run at the same time, those of others do', async () => {
  expect(await mostTogether(() => 'one')).toBe(1);
  expect(await mostTogether((item) => String(item % 3))).toBe(3);
});
