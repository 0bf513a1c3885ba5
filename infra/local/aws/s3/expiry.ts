import type { Bucket } from './buckets.ts';
import type { Head, Objects } from './objects.ts';

const dayMs = 24 * 3600 * 1000;

/** S3 counts whole days and rounds up to the midnight of the day after. */
const goesAt = (storedAt: string, days: number): number =>
  Math.ceil((Date.parse(storedAt) + days * dayMs) / dayMs) * dayMs;

/** Deletes what a bucket's rules no longer keep; answers how many objects went. */
export const expire = ({ kept }: Bucket, objects: Objects, now: number): number => {
  if (kept.length === 0) return 0;
  const isOver = ({ key, storedAt }: Head) =>
    kept.some(({ prefix, days }) => key.startsWith(prefix) && goesAt(storedAt, days) <= now);
  const over = objects.all().filter(isOver);
  for (const { key } of over) objects.remove(key);
  return over.length;
};
