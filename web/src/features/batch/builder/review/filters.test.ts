import { expect, it } from 'vitest';
import { countsOf, nextError, orderOf } from './filters.ts';

//                      ok wrong warned dup warned+dup skipped wrong+skipped
const marks = Uint8Array.of(0, 1, 2, 4, 6, 8, 9);

it.each([
  ['all', [0, 1, 2, 3, 4, 5, 6]],
  ['error', [1]],
  ['warning', [2, 4]],
  ['duplicate', [3, 4]],
  ['skipped', [5, 6]],
] as const)('shows of %s the rows %j and counts as many', (filter, rows) => {
  expect([...orderOf(marks, filter)]).toEqual(rows);
  expect(countsOf(marks)[filter]).toBe(rows.length);
});

it('leads to the next error, from the top again behind the last, and to the only one from itself', () => {
  const order = orderOf(marks, 'all');
  expect(nextError(order, marks, 0)).toBe(1);
  expect(nextError(order, marks, 3)).toBe(1);
  expect(nextError(order, marks, 1)).toBe(1);
});

it('leads nowhere where no row is wrong', () => {
  expect(nextError(Uint32Array.of(0, 2), marks, 0)).toBeUndefined();
});
