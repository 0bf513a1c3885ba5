import type { Result } from '../api/batch.ts';

/** Where a row is, as it is told: one that cannot be right was never asked about, a copy waits for the row it is equal to. */
export type Standing = Result['status'] | 'refused' | 'sharing';

export const standingOf = ({ status, findings, sameAs }: Pick<Result, 'status' | 'findings' | 'sameAs'>): Standing => {
  if (status === 'FAILED' && findings.length > 0) return 'refused';
  if (status === 'PENDING' && sameAs !== null) return 'sharing';
  return status;
};
