import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growth, stepFor } from './figures.ts';

test('more than before is positive, less is negative, and with nothing before there is nothing to compare', () => {
  expect(growth(104, 100)).toBeCloseTo(0.04);
  expect(growth(50, 100)).toBe(-0.5);
  expect(growth(5, 0)).toBeUndefined();
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
