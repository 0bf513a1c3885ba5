import { rowStatuses, type RowStatus } from '#shared/validation/batches.ts';
import { tones, type HeadlineTone } from '#shared/validation/headline.ts';
import type { Batch } from './api/batch.ts';

/** Which rows are looked at: those that a bank answered by what to do, the others by where they are. */
export const rowsOf = ['stop', 'look', 'FAILED', 'plain', 'pay', 'PROCESSING', 'PENDING'] as const satisfies readonly (
  | HeadlineTone
  | RowStatus
)[];
export type RowsOf = (typeof rowsOf)[number];

/** What is asked of the server. */
export interface Narrowed {
  readonly status?: RowStatus;
  readonly verdict?: HeadlineTone;
}

export const narrowedTo = (of: RowsOf): Narrowed => {
  const verdict = tones.find((one) => one === of);
  if (verdict) return { verdict };
  const status = rowStatuses.find((one) => one === of);
  return status ? { status } : {};
};

/** How many there are. */
export const countOf = ({ counts, verdicts }: Pick<Batch, 'counts' | 'verdicts'>, of: RowsOf): number =>
  ({ ...verdicts, FAILED: counts.failed, PROCESSING: counts.processing, PENDING: counts.pending })[of];
