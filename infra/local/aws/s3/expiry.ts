import type { Bucket } from './buckets.ts';
import type { Objects } from './objects.ts';

const dayMs = 24 * 3600 * 1000;

/** S3 counts whole days and rounds up to the midnight of the day after. */
const goesAt = (storedAt: string, days: number): number =>
  Math.ceil((Date.parse(storedAt) + days * dayMs) / dayMs) * dayMs;

/** Deletes what a bucket's rule no longer keeps; answers how many objects went. */
export const expire = ({ keptDays }: Bucket, objects: Objects, now: number): number => {
  if (keptDays === undefined) return 0;
  const over = objects.all().filter(({ storedAt }) => goesAt(storedAt, keptDays) <= now);
  for (const { key } of over) objects.remove(key);
  return over.length;
};
