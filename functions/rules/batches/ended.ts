import type { BatchProblem } from '#shared/validation/batches.ts';
import type { Batch } from './batch.ts';
import { doneOf } from './count-closed.ts';

const over = (batch: Batch): Batch => ({
  ...batch,
  stage: 'ended',
  inFlight: [],
  held: {},
  lines: {},
  pace: undefined,
  pausedBy: undefined,
  lookAt: undefined,
  readingUntil: undefined,
});

const noRows = { total: 0, valid: 0, invalid: 0, error: 0, timeout: 0, refused: 0, duplicates: 0 };

/** A batch that never came to ask anybody: what was read of it is nobody's business. */
export const failedWith = (batch: Batch, problem: BatchProblem, now: string): Batch => ({
  ...over(batch),
  problem,
  counts: noRows,
  completedAt: now,
});

/** Every row has its outcome; those that nobody could read are errors. A batch that was given up leaves rows open. */
export const ended = (batch: Batch, now: string): Batch => {
  const { counts, isCancelled } = batch;
  const unread = isCancelled ? 0 : counts.total - doneOf(counts);
  return {
    ...over(batch),
    unpaid: 0,
    counts: { ...counts, error: counts.error + unread },
    completedAt: now,
  };
};

/** Nothing of it is in flight, and nothing is left to be put on. */
export const isThrough = ({ stage, inFlight, held, pointer, counts, isCancelled }: Batch): boolean =>
  inFlight.length === 0 &&
  (isCancelled || (stage === 'asking' && Object.keys(held).length === 0 && pointer >= counts.total));
