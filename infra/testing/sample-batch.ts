import type { Batch } from '#functions/rules/batches/batch.ts';
import { noVerdicts } from '#functions/rules/batches/verdicts.ts';
import type { Row } from '#functions/rules/batches/row.ts';

const createdAt = '2026-11-22T09:00:00.000Z';
const noCounts = { total: 0, valid: 0, invalid: 0, error: 0, timeout: 0, refused: 0, duplicates: 0 };

/** A batch of the sandbox that asks, with whatever a test says of it. */
export const aBatch = (more: Partial<Batch> = {}): Batch => ({
  id: 'bat_1',
  userId: 'usr_1',
  environment: 'sandbox',
  columns: [],
  bytes: 1,
  stage: 'asking',
  isCancelled: false,
  counts: noCounts,
  verdicts: noVerdicts,
  readRows: 0,
  attempt: 1,
  pointer: 0,
  held: {},
  inFlight: [],
  lines: {},
  unpaid: 0,
  retryable: 0,
  places: 0,
  blocks: [],
  turn: 0,
  version: 1,
  createdAt,
  ...more,
});

/** A row of it that waits. */
export const aRow = (row: number, more: Partial<Row> = {}): Row => ({
  batchId: 'bat_1',
  row,
  status: 'PENDING',
  asked: { country: 'MX' },
  attempt: 1,
  ...more,
});
