import { expect, test } from 'vitest';
import { isDue } from './due.ts';

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
