import { expect, test } from 'vitest';
import { forEveryOwner } from './every-owner.ts';

const owners = Array.from({ length: 30 }, (_, id) => ({ userId: `usr_${id}`, latestLot: '' }));
const wallets = {
  listOwners: async (from?: Readonly<Record<string, unknown>>) =>
    from ? { owners: owners.slice(15), next: undefined } : { owners: owners.slice(0, 15), next: { from: 15 } },
};

test('whoever makes it fail stops nobody else, and is told at the end', async () => {
  const done: string[] = [];
  const each = async ({ userId }: { readonly userId: string }) => {
    if (userId === 'usr_3') throw new Error('unreadable wallet');
    done.push(userId);
  };
  await expect(forEveryOwner(wallets, { atOnce: 4, each })).rejects.toThrow('failed for 1 of 30');
  expect(done).toHaveLength(29);
});

test('nobody else has a turn after the deadline', async () => {
  const seen = await forEveryOwner(wallets, { atOnce: 4, deadline: 0, each: async ({ userId }) => userId });
  expect(seen).toEqual([]);
});
