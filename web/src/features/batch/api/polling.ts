import { isEnded } from '#shared/validation/batches.ts';
import type { Batch } from './batch.ts';

type Moving = Pick<Batch, 'status' | 'pausedBy' | 'counts' | 'startedAt'>;

/** How often somebody looks: quickly at first, then slower; the longer a batch takes, the less a second matters. */
const paces = [
  { upTo: 60, ms: 2_000 },
  { upTo: 180, ms: 5_000 },
] as const;
const lastPaceMs = 15_000;

/** Nothing moves by itself: money comes, or a file does, from elsewhere. */
const waitingMs = 15_000;

const paceAfter = (looks: number): number => paces.find(({ upTo }) => looks < upTo)?.ms ?? lastPaceMs;

/** Its file has not come: another window may be sending it, or nobody is. */
export const isWithoutFile = ({ status, startedAt }: Pick<Batch, 'status' | 'startedAt'>): boolean =>
  status === 'PENDING' && startedAt === null;

const isWaiting = (batch: Moving): boolean => {
  if (isWithoutFile(batch)) return true;
  return batch.status === 'PAUSED' && batch.counts.processing === 0;
};

/** How soon to look at a batch again after so many looks; not at all once it ended, nor while its owner lets it rest. */
export const pollOfOneMs = (batch: Moving, looks: number, hasFailed = false): number | false => {
  if (isEnded(batch.status)) return false;
  if (isWaiting(batch)) return batch.pausedBy === 'customer' ? false : waitingMs;
  return hasFailed ? lastPaceMs : paceAfter(looks);
};

const listSlower = 2.5;

/** A list is looked at less often than the one batch somebody watches. */
export const pollOfListMs = (batches: readonly Moving[], looks: number): number | false => {
  const all = batches.map((batch) => pollOfOneMs(batch, looks)).filter((ms) => ms !== false);
  return all.length > 0 && Math.min(...all) * listSlower;
};
