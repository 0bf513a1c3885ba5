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

test('where both marks are near, the higher one is told', () => {
  expect([80, 99, 100].map((used) => reachedBy(used, 100))).toEqual([80, 80, 100]);
});
