import { expect, test } from 'vitest';
import { balanceAt, type Movement } from './rebuild.ts';

const day = (count: number) => `2026-11-${String(count).padStart(2, '0')}T12:00:00.000Z`;
const move = (kind: string, credits: number, at: string, lotId = 'a'): Movement => ({ kind, credits, at, lotId });
const grant = (credits: number, at: string, expiresAt: string, lotId = 'a') => ({
  ...move('grant', credits, at, lotId),
  expiresAt,
});

const on = (movements: readonly Movement[], days: readonly number[]) =>
  days.map((count) => balanceAt(movements, day(count)));

test('credits are balance from their grant until the instant they expire, posted or not', () => {
  const movements = [grant(5, day(2), day(9)), move('reserve', -1, day(4))];
  expect(on(movements, [1, 2, 4, 8, 9])).toEqual([0, 5, 4, 4, 0]);
  expect(on([...movements, move('expire', -4, day(9))], [8, 9, 20])).toEqual([4, 0, 0]);
});

test('a credit that comes back to a lot that is over is no balance', () => {
  const late = [move('void', 1, day(10)), move('expire', -1, day(10))];
  expect(on([grant(1, day(1), day(9)), move('reserve', -1, day(8)), ...late], [7, 8, 10])).toEqual([1, 0, 0]);
});

test('a lot that was ended is none from then on, and others go on', () => {
  const ended = [grant(7, day(1), day(20)), move('expire', -7, day(3)), grant(2, day(2), day(9), 'b')];
  expect(on(ended, [2, 3, 9])).toEqual([9, 2, 0]);
});

test('of a grant that does not say when it expires the wallet knows', () => {
  const old = [move('grant', 5, day(1))];
  expect(balanceAt(old, day(9), [{ lotId: 'a', expiresAt: day(8) }])).toBe(0);
  expect(balanceAt(old, day(7), [{ lotId: 'a', expiresAt: day(8) }])).toBe(5);
});
