import type { Batch } from '../api/batch.ts';

const rows = { pending: 0, processing: 0, error: 0, refused: 0, duplicates: 0 } as const;

/** A batch as it ends: whom to pay, whom to look at, whom not to pay, and one row whose bank was silent. */
export const exampleBatch = (name: string, now: Date): Batch => ({
  id: 'example',
  name,
  note: null,
  environment: 'production',
  status: 'SUCCESS',
  pausedBy: null,
  problem: null,
  columns: [],
  counts: { ...rows, total: 48, success: 47, failed: 1, valid: 46, invalid: 1, timeout: 1 },
  verdicts: { pay: 43, plain: 0, look: 2, stop: 2 },
  credits: { reserved: 48, charged: 47, returned: 1, missing: 0 },
  secondsLeft: null,
  upload: null,
  createdAt: now.toISOString(),
  startedAt: now.toISOString(),
  completedAt: now.toISOString(),
});
