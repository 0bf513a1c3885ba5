import type { Batch } from '#functions/rules/batches/batch.ts';
import { newBatch } from '#functions/rules/batches/new-batch.ts';
import type { Row } from '#functions/rules/batches/row.ts';

const createdAt = '2026-11-22T09:00:00.000Z';
/** A batch of the sandbox that asks, with whatever a test says of it. */
export const aBatch = (more: Partial<Batch> = {}): Batch => {
  const wanted = { id: 'bat_1', userId: 'usr_1', environment: 'sandbox', bytes: 1, hasFile: false } as const;
  const { lookAt: _, ...fresh } = newBatch(wanted, createdAt);
  return { ...fresh, stage: 'asking', ...more };
};

/** A row of it that waits. */
export const aRow = (row: number, more: Partial<Row> = {}): Row => ({
  batchId: 'bat_1',
  row,
  status: 'PENDING',
  asked: { country: 'MX' },
  attempt: 1,
  ...more,
});
