import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answeredShare, growth, stepFor } from './figures.ts';

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

test('nobody asked: there is no share, and nothing to compare with', () => {
  expect(answeredShare(counted(0, 0, 0, 0))).toBeUndefined();
  expect(growth(5, 0)).toBeUndefined();
});

test('more than before is positive, less is negative', () => {
  expect(growth(104, 100)).toBeCloseTo(0.04);
  expect(growth(50, 100)).toBe(-0.5);
});

test('the lines of a chart stand at whole round numbers, and reach its highest day', () => {
  expect([1, 3, 285, 300, 301, 1000].map((most) => stepFor(most, 3))).toEqual([1, 1, 100, 100, 200, 500]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (most) => {
      const step = stepFor(most, 3);
      expect(Number.isInteger(step)).toBe(true);
      expect(step * 3).toBeGreaterThanOrEqual(most);
    }),
  );
});
