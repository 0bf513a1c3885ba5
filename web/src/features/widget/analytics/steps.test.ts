import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lossesOf, partsOf, shareOf, worstOf } from './steps.ts';

const counted = { minted: 100, opened: 80, asked: 50, answered: 48, accepted: 40, left: 6 };

test('whoever does not come to a step is a share of those who came to the one before', () => {
  expect(lossesOf(counted).map(({ step, lost, share }) => [step, lost, share])).toEqual([
    ['opened', 20, 0.2],
    ['asked', 30, 0.375],
    ['answered', 2, 0.04],
    ['accepted', 8, 8 / 48],
  ]);
  expect(worstOf(lossesOf(counted))).toBe('asked');
});

test('where nobody leaves there is no worst step, and where nobody came no share', () => {
  const none = { minted: 0, opened: 0, asked: 0, answered: 0, accepted: 0, left: 0 };
  expect(worstOf(lossesOf(none))).toBeUndefined();
  expect(lossesOf(none).map(({ share }) => share)).toEqual([0, 0, 0, 0]);
  expect([shareOf(0, 0), shareOf(1, 4), shareOf(5, 4)]).toEqual([undefined, 0.25, 1]);
});

test('the parts of a day are its sessions, whatever steps were counted of them', () => {
  const count = fc.nat(1000);
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), (counts) => {
      const [accepted = 0, answered = 0, asked = 0, opened = 0, minted = 0] = counts.toSorted((a, b) => a - b);
      const parts = partsOf({ minted, opened, asked, answered, accepted, left: 0 });
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(minted);
      expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
    }),
  );
});
