import { expect, test } from 'vitest';
import type { Validation } from '../store/validations/validations.ts';
import { settleStuckValidations } from './settle-stuck-validations.ts';

const stuck = (id: number): Validation => ({
  id: `val_${id}`,
  userId: `usr_${id % 3}`,
  environment: 'production',
  status: 'PROCESSING',
  country: 'MX',
  format: 'CLABE',
  accountNumber: '002115016003269411',
  normalized: '002115016003269411',
  verified: false,
  createdAt: '2026-11-21T12:00:00.000Z',
});

const pageSize = 100;

/** Validations that stay until they are settled; those for which `refuses` holds never are. */
const run = (count: number, refuses: (id: string) => boolean, unreadable: readonly Error[] = []) => {
  const all = Array.from({ length: count }, (_, id) => stuck(id));
  const open = new Map(all.map((validation) => [validation.id, validation]));
  const done = settleStuckValidations.run({
    clock: { now: () => '2026-11-21T12:30:00.000Z' },
    validations: {
      listUnsettled: async (_, cursor) => {
        const page = Number(cursor?.[0]?.partition ?? 0);
        return {
          found: all.slice(page * pageSize, (page + 1) * pageSize),
          unreadable: page === 0 ? unreadable : [],
          next: (page + 1) * pageSize < count ? [{ partition: String(page + 1) }] : undefined,
        };
      },
      settle: async ({ id }) => {
        if (refuses(id)) throw new Error('conflict');
        return open.delete(id) ? 'settled' : 'alreadySettled';
      },
    },
  });
  return { done, open };
};

test('goes on until nothing is stuck, page after page', async () => {
  const { done, open } = run(250, () => false);
  expect(await done).toEqual({ settled: 250 });
  expect(open.size).toBe(0);
});

test('one that cannot be settled stops no other, and is told at the end', async () => {
  const { done, open } = run(250, (id) => id === 'val_7');
  await expect(done).rejects.toThrow('failed for 1 of');
  expect([...open.keys()]).toEqual(['val_7']);
});

test('a page of which nothing can be settled hides none of those behind it', async () => {
  const { done, open } = run(250, (id) => Number(id.slice('val_'.length)) < 100);
  await expect(done).rejects.toThrow('failed for 100 of');
  expect(open.size).toBe(100);
});

test('one that cannot be read stops no other, and is told at the end', async () => {
  const { done, open } = run(250, () => false, [new Error('unreadable validation')]);
  await expect(done).rejects.toThrow('failed for 1 of');
  expect(open.size).toBe(0);
});
