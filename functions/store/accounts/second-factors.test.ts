import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from '../../../infra/testing/table.ts';
import { connect } from '../../ports/connect.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

const ports = [
  'secondFactors.begin',
  'secondFactors.confirm',
  'secondFactors.find',
  'secondFactors.takeStep',
  'secondFactors.takeCode',
] as const;

const createdAt = '2026-11-23T10:00:00.000Z';
let made = 0;

/** A factor that was confirmed by the code of half minute 0. */
const confirmed = async (codes: readonly string[] = ['other']) => {
  const { secondFactors } = await connect(ports);
  const ref = { userId: `usr_${made++}`, factorId: 'fac_1' };
  await secondFactors.begin({ ...ref, sealed: Buffer.from('x'), codes: new Set(codes), createdAt });
  await secondFactors.confirm(ref, 0, createdAt);
  return { ref, secondFactors };
};

test('of codes shown in any order, some of them at once, each counts that is newer than all that counted, and no other', async () => {
  const rounds = fc.array(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rounds, async (shown) => {
      const { ref, secondFactors } = await confirmed();
      let newest = 0;
      for (const atOnce of shown) {
        const taken = await Promise.all(atOnce.map((step) => secondFactors.takeStep(ref, step)));
        const counted = atOnce.filter((_, index) => taken[index]);
        // None twice, none that is older; and whatever came first, the newest of them counts.
        expect(new Set(counted).size).toBe(counted.length);
        expect(counted.filter((step) => step <= newest)).toEqual([]);
        expect(counted.includes(Math.max(...atOnce))).toBe(Math.max(...atOnce) > newest);
        newest = Math.max(newest, ...counted);
      }
      expect((await secondFactors.find(ref.userId, createdAt))?.lastStep).toBe(newest);
    }),
    { numRuns: 30 },
  );
});

test('each recovery code counts once, however many show it at once', async () => {
  const codes = ['a', 'b', 'c'];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...codes, 'never'), { maxLength: 12 }), async (shown) => {
      const { ref, secondFactors } = await confirmed(codes);
      const taken = await Promise.all(shown.map((hash) => secondFactors.takeCode(ref, hash)));
      const counted = shown.filter((_, index) => taken[index]);
      expect(counted.toSorted()).toEqual([...new Set(shown)].filter((hash) => hash !== 'never').toSorted());
      const left = (await secondFactors.find(ref.userId, createdAt))?.codes;
      expect([...(left ?? [])].toSorted()).toEqual(codes.filter((hash) => !counted.includes(hash)));
    }),
    { numRuns: 30 },
  );
});

test('a factor of which nothing was confirmed takes neither, and one that was replaced takes nothing any more', async () => {
  const { ref, secondFactors } = await confirmed(['a']);
  const other = { ...ref, factorId: 'fac_2' };
  expect(await secondFactors.takeStep(other, 5)).toBe(false);
  expect(await secondFactors.takeCode(other, 'a')).toBe(false);
  expect(await secondFactors.begin({ ...other, sealed: Buffer.from('x'), codes: new Set(['b']), createdAt })).toBe(
    false,
  );
  const unconfirmed = { userId: 'usr_unconfirmed', factorId: 'fac_1' };
  await secondFactors.begin({ ...unconfirmed, sealed: Buffer.from('x'), codes: new Set(['a']), createdAt });
  expect(await secondFactors.takeStep(unconfirmed, 5)).toBe(false);
  expect(await secondFactors.takeCode(unconfirmed, 'a')).toBe(false);
});
