import { expect, test } from 'vitest';
import { defects, groups } from './all.ts';
import { faultOf } from './planting.ts';

test('every defect can be planted: what it replaces stands in its file once, and its killer is there', () => {
  const faults = defects.flatMap((defect) => {
    const fault = faultOf(defect);
    return fault ? [`${defect.name}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

test('eighty defects with a name of their own are spread over the product', () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  expect(Object.entries(groups).map(([group, all]) => [group, all.length])).toEqual([
    ['money', 25],
    ['login', 20],
    ['rules', 20],
    ['screens', 15],
  ]);
});
