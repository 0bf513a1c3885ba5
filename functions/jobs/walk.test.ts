import { expect, test } from 'vitest';
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
  expect(await walk(list, { atOnce: 4, each: async (item) => item })).toEqual(items);
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

test('begins no page after the deadline', async () => {
  const seen = await walk(list, { atOnce: 4, deadline: 0, each: async (item) => item });
  expect(seen).toEqual(items.slice(0, 15));
});

test('items of one key never run at the same time', async () => {
  let running = 0;
  const most = await walk(list, {
    atOnce: 4,
    inTurnBy: () => 'one',
    each: async () => {
      running += 1;
      const at = running;
      await Promise.resolve();
      running -= 1;
      return at;
    },
  });
  expect(Math.max(...most)).toBe(1);
});
