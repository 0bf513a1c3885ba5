/** Each bucket ends this much later than the one before it, so that none is wrong by more than half of it. */
const ratio = 1.15;
const longestMs = 30_000;
const lastBucket = Math.ceil(Math.log(longestMs) / Math.log(ratio));

/** The bucket of a duration: the first ends at 1 ms, the last takes whatever is longer than half a minute. */
export const bucketOf = (ms: number): number =>
  Math.min(lastBucket, Math.max(0, Math.ceil(Math.log(Math.max(1, ms)) / Math.log(ratio))));

/** What a bucket stands for: the middle of it, seen as a ratio. */
const msOf = (bucket: number): number => Math.round(ratio ** (bucket - 0.5));

/** How many durations each bucket holds. */
export type Histogram = Readonly<Record<number, number>>;

/** The duration that so many of a hundred do not exceed. */
const percentileOf = (histogram: Histogram, total: number, percent: number): number => {
  let left = Math.max(1, Math.ceil((total * percent) / 100));
  const buckets = Object.entries(histogram)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .toSorted(([one], [other]) => one - other);
  for (const [bucket, count] of buckets) {
    left -= count;
    if (left <= 0) return msOf(bucket);
  }
  throw new Error('A histogram holds less than its total');
};

/** `null` where nothing was measured. */
export const percentilesOf = (histogram: Histogram) => {
  const total = Object.values(histogram).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const [p50, p95, p99] = [50, 95, 99].map((percent) => percentileOf(histogram, total, percent));
  return { p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 };
};
