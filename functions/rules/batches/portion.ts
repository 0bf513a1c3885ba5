import type { Batch, Counts } from './batch.ts';
import { lookAtOf } from './look-at.ts';
import type { Row } from './row.ts';

const isRefused = ({ findings }: Row): boolean => findings !== undefined;

/** Rows that somebody is to be asked about. */
export const askedAmong = ({ total, refused, duplicates }: Counts): number => total - refused - duplicates;

/** The batch with more rows of its file counted. */
export const withRead = (batch: Batch, rows: readonly Row[], now: string): Batch => {
  const { counts } = batch;
  const lookAt = lookAtOf(batch, now);
  return {
    ...batch,
    readRows: batch.readRows + rows.length,
    counts: {
      ...counts,
      total: counts.total + rows.length,
      refused: counts.refused + rows.filter(isRefused).length,
      duplicates: counts.duplicates + rows.filter(({ sameAs }) => sameAs !== undefined).length,
    },
    lookAt,
    readingUntil: lookAt,
  };
};

/** The batch when its file is read: from now on it asks. */
export const allRead = (batch: Batch, now: string): Batch => {
  const asking = { ...batch, stage: 'asking', turn: batch.turn + 1, readingUntil: undefined } as const;
  const unpaid = batch.environment === 'production' ? askedAmong(batch.counts) : 0;
  return { ...asking, unpaid, pace: { at: now, done: batch.counts.refused }, lookAt: lookAtOf(asking, now) };
};
