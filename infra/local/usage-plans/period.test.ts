import { expect, it } from 'vitest';
import { daysBetween, firstDayOf } from './period.ts';
import type { Quota } from './usage-plan.ts';

it.for<[Quota['period'], number, string, string]>([
  ['DAY', 0, '2026-11-22', '2026-11-22'],
  // A Sunday.
  ['WEEK', 0, '2026-11-22', '2026-11-22'],
  ['WEEK', 0, '2026-11-28', '2026-11-22'],
  ['WEEK', 1, '2026-11-22', '2026-11-16'],
  ['WEEK', 1, '2026-11-23', '2026-11-23'],
  ['MONTH', 0, '2026-11-01', '2026-11-01'],
  ['MONTH', 0, '2026-11-30', '2026-11-01'],
  ['MONTH', 4, '2026-11-04', '2026-10-05'],
  ['MONTH', 4, '2026-11-05', '2026-11-05'],
  ['MONTH', 27, '2026-03-01', '2026-02-28'],
  ['MONTH', 0, '2027-01-31', '2027-01-01'],
  ['MONTH', 9, '2027-01-05', '2026-12-10'],
])('a %s with offset %i has, on %s, begun on %s', ([period, offset, day, first]) => {
  expect(firstDayOf({ period, offset }, day)).toBe(first);
});

it('counts both the first and the last day', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
});
