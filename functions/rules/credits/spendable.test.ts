import { expect, test } from 'vitest';
import { spendableOf } from './spendable.ts';

const day = (count: number) => `2026-11-${String(count).padStart(2, '0')}T12:00:00.000Z`;
const lot = (remaining: number, expiresAt: string, more: object = {}) =>
  ({ remaining, expiresAt, tier: 'free', ...more }) as const;

test('credits that can be spent are available until the instant they expire, counted in days, a begun one too', () => {
  const lots = [lot(3, day(9))];
  expect(spendableOf(lots, day(7))).toEqual({
    balance: 3,
    expiresAt: day(9),
    state: 'available',
    daysLeft: 2,
    expired: 0,
  });
  expect(spendableOf(lots, '2026-11-08T13:00:00.000Z')).toMatchObject({ daysLeft: 1 });
  expect(spendableOf(lots, day(9))).toMatchObject({ balance: 0, expiresAt: null, state: 'expired', daysLeft: null });
});

test('credits that nobody used are expired, whether that is posted or not', () => {
  expect(spendableOf([lot(3, day(2))], day(9))).toMatchObject({ state: 'expired', expired: 3 });
  expect(spendableOf([lot(0, day(2), { unused: 3 })], day(9))).toMatchObject({ state: 'expired', expired: 3 });
  expect(spendableOf([lot(0, day(20), { endedAt: day(3), unused: 3 })], day(9))).toMatchObject({ state: 'expired' });
});

test('who spent the last credit, or never had one, has none', () => {
  expect(spendableOf([lot(0, day(2), { unused: 0 })], day(9))).toMatchObject({ state: 'none', expired: 0 });
  expect(spendableOf([lot(0, day(20))], day(9))).toMatchObject({ state: 'none' });
  expect(spendableOf([], day(9))).toMatchObject({ state: 'none', balance: 0 });
});

test('the lot that died last decides, and one that is alive was spent', () => {
  const lost = lot(0, day(2), { unused: 3 });
  expect(spendableOf([lost, lot(0, day(20))], day(9))).toMatchObject({ state: 'none' });
  expect(spendableOf([lost, lot(0, day(4), { unused: 0 })], day(9))).toMatchObject({ state: 'none' });
  expect(spendableOf([lot(0, day(1), { unused: 0 }), lost], day(9))).toMatchObject({ state: 'expired' });
});
