import { isEnded } from '#shared/validation/batches.ts';
import type { Batch } from './api/batch.ts';
import { isWithoutFile } from './api/polling.ts';

/** Where a batch is, as it is told to whoever made it. */
export type State =
  | 'uploading'
  | 'waiting'
  | 'reading'
  | 'asking'
  | 'pausing'
  | 'paused'
  | 'outOfCredits'
  | 'done'
  | 'failed'
  | 'cancelled';

type Standing = Pick<Batch, 'status' | 'pausedBy' | 'startedAt' | 'counts'>;

const pausedState = ({ pausedBy, counts }: Standing): State => {
  if (pausedBy === 'credits') return 'outOfCredits';
  return counts.processing > 0 ? 'pausing' : 'paused';
};

const pendingState = (batch: Standing): State => {
  if (isWithoutFile(batch)) return 'uploading';
  return batch.counts.total > 0 ? 'reading' : 'waiting';
};

export const stateOf = (batch: Standing): State => {
  switch (batch.status) {
    case 'PENDING':
      return pendingState(batch);
    case 'PROCESSING':
      return 'asking';
    case 'PAUSED':
      return pausedState(batch);
    case 'SUCCESS':
      return 'done';
    case 'FAILED':
      return 'failed';
    case 'CANCELLED':
      return 'cancelled';
  }
};

/** Rows nothing more will happen to. */
export const doneOf = ({ counts }: Pick<Batch, 'counts'>): number => counts.success + counts.failed;

/** Rows that nobody answered: they may be asked about again. */
export const unansweredOf = ({ counts }: Pick<Batch, 'counts'>): number => counts.error + counts.timeout;

export const parts = ['pay', 'plain', 'look', 'stop', 'unanswered', 'refused', 'processing', 'pending'] as const;
export type PartName = (typeof parts)[number];

/** How many rows there are of each kind; together they are all of them. */
export const partsOf = (batch: Pick<Batch, 'counts' | 'verdicts'>): Readonly<Record<PartName, number>> => {
  const { refused, processing, pending } = batch.counts;
  return { ...batch.verdicts, unanswered: unansweredOf(batch), refused, processing, pending };
};

/** What its owner can do about it now. */
export interface Can {
  readonly pause: boolean;
  readonly resume: boolean;
  readonly cancel: boolean;
  /** So many rows may be asked about again. */
  readonly retry: number;
  /** So many credits let it go on. */
  readonly buy: number;
}

export const canOf = (batch: Batch): Can => ({
  pause: batch.status === 'PROCESSING',
  // Without credits it goes on by itself once there are some.
  resume: batch.status === 'PAUSED' && batch.pausedBy === 'customer',
  cancel: !isEnded(batch.status),
  retry: batch.status === 'SUCCESS' || batch.status === 'CANCELLED' ? unansweredOf(batch) : 0,
  buy: isEnded(batch.status) ? 0 : batch.credits.missing,
});
