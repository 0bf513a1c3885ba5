import type { Batch, InFlight } from './batch.ts';
import type { BatchRowDue } from './batch-row-due.ts';
import { blockOf } from './blocks.ts';

/** The batch with these rows in flight, each with the next place. */
export const withPutOn = (batch: Batch, rows: readonly number[], idOf: () => string, now: string): Batch => ({
  ...batch,
  places: batch.places + rows.length,
  inFlight: [
    ...batch.inFlight,
    ...rows.map((row, index): InFlight => ({ row, place: batch.places + index + 1, validationId: idOf(), at: now })),
  ],
});

/** What is told of a row that is in flight. */
export const dueOf = (batch: Batch, { row, place, validationId }: InFlight): BatchRowDue => {
  const { userId, id: batchId, attempt, environment, blocks } = batch;
  const block = environment === 'production' ? blockOf(blocks, place) : undefined;
  if (environment === 'production' && !block) throw new Error(`Row ${row} of ${batchId} is put on without a credit`);
  const paidBy = block && { lotId: block.lotId, source: block.source };
  return { userId, batchId, row, attempt, environment, validationId, ...(paidBy && { paidBy }) };
};
