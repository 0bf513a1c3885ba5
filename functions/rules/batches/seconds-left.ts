import { secondsBetween } from '../time.ts';
import type { Batch } from './batch.ts';
import { doneOf } from './count-closed.ts';

/** So long the pace is no pace yet. */
const atLeastSeconds = 1;

/** How long a batch will take at the pace it has had since it began to ask; null while nobody can tell. */
export const secondsLeft = ({ stage, pausedBy, isCancelled, counts, pace }: Batch, now: string): number | null => {
  if (stage !== 'asking' || pausedBy || isCancelled || !pace) return null;
  const done = doneOf(counts);
  const [since, seconds] = [done - pace.done, secondsBetween(pace.at, now)];
  if (since <= 0 || seconds < atLeastSeconds) return null;
  return Math.ceil(((counts.total - done) * seconds) / since);
};
