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

/** Validations that stay until they are settled; those for which `refuses` holds never are. */
const run = (count: number, refuses: (id: string) => boolean, unreadable: readonly Error[] = []) => {
  const open = new Map(Array.from({ length: count }, (_, id) => [`val_${id}`, stuck(id)]));
  const done = settleStuckValidations.run({
    clock: { now: () => '2026-11-21T12:30:00.000Z' },
    validations: {
      listUnsettled: async (_, limit) => ({
        validations: [...open.values()].slice(0, limit - unreadable.length),
        unreadable,
      }),
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
  await expect(done).rejects.toThrow('1 validations stay stuck');
  expect([...open.keys()]).toEqual(['val_7']);
});

test('a page of which nothing can be settled does not come again and again', async () => {
  const { done } = run(250, () => true);
  await expect(done).rejects.toThrow('100 validations stay stuck');
});

test('one that cannot be read stops no other, and is told at the end', async () => {
  const { done, open } = run(250, () => false, [new Error('unreadable validation')]);
  await expect(done).rejects.toThrow('1 validations stay stuck');
  expect(open.size).toBe(0);
});
