import { expect, test } from 'vitest';
import { plusMonths } from './month.ts';

test.for([
  ['2026-01-15T10:00:00.000Z', 1, '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-10-31T23:59:59.000Z', 4, '2027-02-28T23:59:59.000Z'],
  ['2026-12-31T00:00:00.000Z', 1, '2027-01-31T00:00:00.000Z'],
] as const)('%s and %i months are %s', ([from, months, to]) => {
  expect(plusMonths(from, months)).toBe(to);
});
