import { expect, test } from 'vitest';
import { answeredShare } from './figures.ts';

const counted = (valid: number, invalid: number, error: number, timeout: number) => ({
  total: valid + invalid + error + timeout,
  valid,
  invalid,
  error,
  timeout,
});

test('an invalid account is an answer too, a failure and a silence are none', () => {
  expect(answeredShare(counted(6, 2, 1, 1))).toBe(0.8);
  expect(answeredShare(counted(0, 0, 3, 0))).toBe(0);
});

test('nobody asked: there is no share', () => {
  expect(answeredShare(counted(0, 0, 0, 0))).toBeUndefined();
});
