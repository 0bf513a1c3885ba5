import { afterEach, expect, test, vi } from 'vitest';
import type { Cursor, Page } from '../store/table/sparse-index.ts';
import { walk } from './walk.ts';

const items = Array.from({ length: 30 }, (_, id) => id);

/** Three pages, the second of them without items. */
const list = async (cursor: Cursor | undefined): Promise<Page<number>> => {
  const page = Number(cursor?.[0]?.partition ?? 0);
  const found = page === 1 ? [] : items.slice(page && 15, page ? 30 : 15);
  return { found, unreadable: [], next: page < 2 ? [{ partition: String(page + 1) }] : undefined };
};

test('walks every page, past one without items', async () => {
  expect(await walk(list, { atOnce: 4, each: async (item) => item })).toEqual({ results: items, isWhole: true });
});

test('one that fails stops no other, and is told at the end', async () => {
  const done: number[] = [];
  const each = async (item: number) => {
    if (item === 3) throw new Error('unreadable wallet');
    done.push(item);
  };
  await expect(walk(list, { atOnce: 4, each })).rejects.toThrow('failed for 1 of 30');
  expect(done).toHaveLength(29);
});

test('a page of which nothing can be read hides none of those behind it', async () => {
  const done: number[] = [];
  const poisoned = async (cursor: Cursor | undefined): Promise<Page<number>> =>
    cursor ? { ...(await list(cursor)) } : { found: [], unreadable: [new Error('poison')], next: [{ partition: '2' }] };
  await expect(walk(poisoned, { atOnce: 4, each: async (item) => done.push(item) })).rejects.toThrow('failed for 1');
  expect(done).toHaveLength(15);
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
  const pages = vi.fn<typeof list>(list);
  const walked = await walk(pages, { atOnce: 5, ...timed(15) });
  expect(walked).toEqual({ results: items.slice(0, 15), isWhole: false });
  expect(pages).toHaveBeenCalledTimes(1);
});

test('begins nothing more of a page after the deadline, and says that there is more', async () => {
  const walked = await walk(list, { atOnce: 5, ...timed(7) });
  expect(walked).toEqual({ results: items.slice(0, 10), isWhole: false });
});

test('a deadline that passes with the last item leaves nothing behind', async () => {
  expect(await walk(list, { atOnce: 5, ...timed(30) })).toEqual({ results: items, isWhole: true });
});

/** The most items that were in work together, each of them until every other had its chance to begin. */
const mostTogether = async (inTurnBy?: (item: number) => string): Promise<number> => {
  let running = 0;
  const { results } = await walk(list, {
    atOnce: 4,
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
