import { expect, test } from 'vitest';
import { dueMails } from './credit-mails.ts';

const now = '2026-11-21T09:00:00.000Z';
const lot = (remaining: number, expiresAt: string) => ({ remaining, expiresAt, tier: 'free' as const });
const toldOf = (...lots: ReturnType<typeof lot>[]) => dueMails(lots, now).map(({ kind, credits }) => [kind, credits]);

test.each([
  ['two credits for a month say nothing', [lot(2, '2026-12-21T09:00:00.000Z')], []],
  ['one credit is few', [lot(1, '2026-12-21T09:00:00.000Z')], [['lowCredits', 1]]],
  ['no credit is few, too', [lot(0, '2026-12-21T09:00:00.000Z')], [['lowCredits', 0]]],
  ['no lot at all is nobody to tell', [], []],
  ['credits of three days are about to expire', [lot(9, '2026-11-24T09:00:00.000Z')], [['expiringCredits', 9]]],
  ['a moment more than three days is early', [lot(9, '2026-11-24T09:00:00.001Z')], []],
  ['an empty lot has nothing to expire', [lot(0, '2026-11-22T09:00:00.000Z'), lot(5, '2026-12-21T09:00:00.000Z')], []],
  [
    'several lots are one balance, and each expires by itself',
    [lot(3, '2026-11-22T09:00:00.000Z'), lot(4, '2026-11-23T09:00:00.000Z'), lot(5, '2026-12-21T09:00:00.000Z')],
    [
      ['expiringCredits', 3],
      ['expiringCredits', 4],
    ],
  ],
])('%s', (_, lots, told) => {
  expect(toldOf(...lots)).toEqual(told);
});

test('a low balance is said of the lot that lasts longest', () => {
  const last = lot(1, '2026-12-21T09:00:00.000Z');
  expect(dueMails([lot(0, '2026-12-01T09:00:00.000Z'), last], now)[0]?.lot).toBe(last);
});
