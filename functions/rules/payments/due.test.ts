import { expect, test } from 'vitest';
import { isDue, mayTryAgain } from './due.ts';

const declinedAt = '2026-11-22T12:00:00.000Z';
const payment = (declines: number) => ({
  status: 'declined',
  declines,
  declinedAt,
  approveBefore: '2026-11-22T14:30:00.000Z',
});

test('who is asked again whose means were refused: after 20 minutes, then 40, and once nobody can pay any more', () => {
  expect(isDue(payment(1), '2026-11-22T12:19:59.999Z')).toBe(false);
  expect(isDue(payment(1), '2026-11-22T12:20:00.000Z')).toBe(true);
  expect(isDue(payment(2), '2026-11-22T12:39:59.999Z')).toBe(false);
  expect(isDue(payment(9), '2026-11-22T14:30:00.000Z')).toBe(false);
  expect(isDue(payment(9), '2026-11-22T14:30:00.001Z')).toBe(true);
  expect(isDue({ ...payment(9), status: 'processing' }, declinedAt)).toBe(true);
});

test('money is asked for again at once three times, and then after pauses that grow', () => {
  const declined = (declines: number) => ({ status: 'declined', declines, declinedAt: '2026-11-22T10:00:00.000Z' });
  const at = (second: string) => `2026-11-22T10:00:${second}.000Z`;
  expect(mayTryAgain({ status: 'pending' }, at('00'))).toBe(true);
  expect(mayTryAgain(declined(2), at('00'))).toBe(true);
  expect([mayTryAgain(declined(3), at('09')), mayTryAgain(declined(3), at('10'))]).toEqual([false, true]);
  expect([mayTryAgain(declined(5), at('39')), mayTryAgain(declined(5), at('40'))]).toEqual([false, true]);
});
