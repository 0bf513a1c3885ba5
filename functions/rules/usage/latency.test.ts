import { expect, test } from 'vitest';
import { bucketOf, percentilesOf, type Histogram } from './latency.ts';

const histogramOf = (durations: readonly number[]): Histogram => {
  const counts: Record<number, number> = {};
  for (const ms of durations) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1;
  return counts;
};

const exact = (durations: readonly number[], percent: number): number =>
  durations.toSorted((one, other) => one - other)[Math.ceil((durations.length * percent) / 100) - 1] ?? 0;

/** Most answers are quick and a few slow, as banks are. */
const drawn = (seed: number): number[] => {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  return Array.from({ length: 2_000 }, () => Math.round(20 / (1.0005 - next()) ** 0.9));
};

test.for([1, 2, 3])('percentiles of 2,000 durations are wrong by less than 8 % (draw %i)', (seed) => {
  const durations = drawn(seed);
  const told = percentilesOf(histogramOf(durations));
  for (const [percent, value] of [
    [50, told?.p50],
    [95, told?.p95],
    [99, told?.p99],
  ] as const)
    expect(Math.abs((value ?? 0) / exact(durations, percent) - 1)).toBeLessThan(0.08);
});

test('of nothing there are none, and every duration has a bucket, the longest of them the last', () => {
  expect(percentilesOf({})).toBeNull();
  expect(percentilesOf({ 3: 0 })).toBeNull();
  expect([-5, 0, 1].map(bucketOf)).toEqual([0, 0, 0]);
  expect(bucketOf(10 ** 9)).toBe(bucketOf(30_000));
});
