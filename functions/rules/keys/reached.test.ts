import { expect, test } from 'vitest';
import { reachedBy } from './reached.ts';

test.for([
  [799, undefined],
  [800, 80],
  [899, 80],
  [900, undefined],
  [999, undefined],
  [1_000, 100],
] as const)('of 1,000 validations, number %i passes %o', ([used, mark]) => {
  expect(reachedBy(used, 1_000)).toBe(mark);
});

test('rows that a batch counts at once pass a mark wherever in them it lies, and none that lies behind', () => {
  expect([
    reachedBy(790, 1_000, 790),
    reachedBy(950, 1_000, 300),
    reachedBy(1_000, 1_000, 1_000),
    reachedBy(990, 1_000, 10),
  ]).toEqual([undefined, 80, 100, undefined]);
});

test('where both marks are near, the higher one is told', () => {
  expect([80, 99, 100].map((used) => reachedBy(used, 100))).toEqual([80, 80, 100]);
});
