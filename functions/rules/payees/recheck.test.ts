import { expect, test } from 'vitest';
import { nextRecheckAt } from './recheck.ts';

const id = 'pye_01kaneg7z80000000000000000';
const days = (rhythm: 'monthly' | 'quarterly' | 'yearly', since: string, turns: number): readonly string[] => {
  const all: string[] = [];
  for (let after = since; all.length < turns;) {
    after = nextRecheckAt({ rhythm, since, after, id }) ?? '';
    all.push(after.slice(0, 10));
  }
  return all;
};

test('every month on the day it was chosen, and on the last day of a month that is shorter', () => {
  expect(days('monthly', '2027-01-31T23:59:59.999Z', 4)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
});

test('every quarter and every year, leap years included', () => {
  expect(days('quarterly', '2026-11-30T00:00:00.000Z', 3)).toEqual(['2027-02-28', '2027-05-30', '2027-08-30']);
  expect(days('yearly', '2028-02-29T12:00:00.000Z', 4)).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test('turns that were missed are not made up for', () => {
  const at = nextRecheckAt({
    rhythm: 'monthly',
    since: '2026-01-15T00:00:00.000Z',
    after: '2026-11-22T00:00:00.000Z',
    id,
  });
  expect(at?.slice(0, 10)).toBe('2026-12-15');
});

test('never means never', () => {
  expect(nextRecheckAt({ rhythm: 'never', since: '2026-01-15', after: '2026-01-15', id })).toBeUndefined();
});

test('payees that were saved in one moment are spread over the day', () => {
  const since = '2026-11-22T10:00:00.000Z';
  const hours = Array.from({ length: 240 }, (_, index) => {
    const chance = `${(index * 7919).toString(32).padStart(6, '0')}`.replaceAll(/[ilou]/g, 'x');
    return nextRecheckAt({ rhythm: 'monthly', since, after: since, id: `pye_${chance}` })?.slice(0, 13);
  });
  expect(new Set(hours).size).toBeGreaterThan(20);
});
