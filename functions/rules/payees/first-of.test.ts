import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

const byNumber = (one: number, other: number) => one - other;

test('of any list come the first ones, in order', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => (index * 7919) % 1009);
  for (const count of [1, 20, 999, 1000, 2000])
    expect(firstOf(numbers, count, byNumber)).toEqual(numbers.toSorted(byNumber).slice(0, count));
  expect(firstOf([], 5, byNumber)).toEqual([]);
});
