import { batchKept } from '#shared/validation/batches.ts';
import { plusDays, plusSeconds } from '../time.ts';
import type { Batch } from './batch.ts';

/** Longer than a function lives: whoever reads the file is dead, or has written meanwhile. */
const readingSeconds = 75;
const askingSeconds = 60;
/** A purchase wakes a batch that waits for credits; should that be lost, it is looked after this often. */
const shortSeconds = 10 * 60;
const uploadDays = 1;

type Stage = Pick<Batch, 'stage' | 'pausedBy' | 'pausedAt' | 'createdAt' | 'isCancelled' | 'inFlight'>;

/** When a file that nobody uploaded is waited for no longer. */
export const uploadOverAt = ({ createdAt }: Pick<Batch, 'createdAt'>): string => plusDays(createdAt, uploadDays);

/** When a pause ends the batch; undefined while there is none. */
export const pauseOverAt = ({ pausedAt }: Pick<Batch, 'pausedAt'>): string | undefined =>
  pausedAt && plusDays(pausedAt, batchKept.pausedDays);

const isIdle = ({ isCancelled, inFlight }: Stage): boolean => !isCancelled && inFlight.length === 0;

/** When somebody is to look after a batch that nobody wrote since; of one that is ended, never. */
export const lookAtOf = (batch: Stage, now: string): string | undefined => {
  if (batch.stage === 'ended') return undefined;
  if (batch.stage === 'uploading') return uploadOverAt(batch);
  if (batch.stage === 'reading') return plusSeconds(now, readingSeconds);
  if (batch.pausedBy === 'customer' && isIdle(batch)) return pauseOverAt(batch);
  return plusSeconds(now, batch.pausedBy === 'credits' ? shortSeconds : askingSeconds);
};
