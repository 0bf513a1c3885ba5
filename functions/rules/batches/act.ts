import type { BatchAction } from '#shared/validation/batches.ts';
import type { Batch } from './batch.ts';
import { doneOf } from './count-closed.ts';
import { ended } from './ended.ts';
import { lookAtOf } from './look-at.ts';

type Act = (batch: Batch, now: string) => Batch | undefined;

const isRunning = ({ stage, isCancelled }: Batch): boolean =>
  (stage === 'reading' || stage === 'asking') && !isCancelled;

const start: Act = (batch, now) => {
  if (batch.stage === 'uploading') return { ...batch, stage: 'reading', startedAt: now };
  return isRunning(batch) ? batch : undefined;
};

const pause: Act = (batch, now) => {
  if (!isRunning(batch)) return undefined;
  return batch.pausedBy === 'customer' ? batch : { ...batch, pausedBy: 'customer', pausedAt: now };
};

const resume: Act = (batch, now) => {
  if (!isRunning(batch)) return undefined;
  if (!batch.pausedBy) return batch;
  return { ...batch, pausedBy: undefined, pausedAt: undefined, pace: { at: now, done: doneOf(batch.counts) } };
};

/** What was put on ends, and is charged; the driver closes the batch then. Nobody drives one whose file never came. */
const cancel: Act = (batch, now) => {
  if (batch.isCancelled) return batch;
  if (batch.stage === 'ended') return undefined;
  const given = { ...batch, isCancelled: true };
  return batch.stage === 'uploading' ? ended(given, now) : given;
};

/** Asks again about rows that nobody answered, those that ask the same included. */
const retry: Act = (batch, now) => {
  const { stage, isCancelled, problem, retryable, counts, environment } = batch;
  if (stage !== 'ended' || isCancelled || problem || retryable === 0) return undefined;
  const open = { ...counts, error: 0, timeout: 0 };
  return {
    ...batch,
    stage: 'asking',
    attempt: batch.attempt + 1,
    pointer: 0,
    counts: open,
    retryable: 0,
    unpaid: environment === 'production' ? retryable : 0,
    completedAt: undefined,
    pace: { at: now, done: doneOf(open) },
  };
};

const acts: Readonly<Record<BatchAction, Act>> = { start, pause, resume, cancel, retry };

/**
 * The batch after what its owner asks of it; the same where it is so already, `undefined` where it makes no sense. It has
 * a turn of its own, so that whoever drives it on the way it went before stops; only who reads its file goes on.
 */
export const acted = (batch: Batch, action: BatchAction, now: string): Batch | undefined => {
  const next = acts[action](batch, now);
  if (!next || next === batch) return next;
  const isRead = batch.stage === 'reading' && !next.isCancelled;
  return isRead ? next : { ...next, turn: batch.turn + 1, lookAt: lookAtOf(next, now) };
};
