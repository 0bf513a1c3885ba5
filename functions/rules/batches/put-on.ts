import type { Batch, InFlight } from './batch.ts';
import type { BatchRowDue } from './batch-row-due.ts';
import { blockOf } from './blocks.ts';
import type { Picked } from './pick.ts';

/** The batch with these rows in flight, each with the next place; those whose bank is given up need none. */
export const withPutOn = (batch: Batch, { picked, givenUp }: Picked, idOf: () => string, now: string): Batch => {
  const drawn = (row: number, place: number): InFlight => ({ row, place, validationId: idOf(), at: now });
  return {
    ...batch,
    places: batch.places + picked.length,
    unpaid: Math.max(0, batch.unpaid - givenUp.length),
    inFlight: [
      ...batch.inFlight,
      ...picked.map((row, index) => drawn(row, batch.places + index + 1)),
      ...givenUp.map((row) => ({ ...drawn(row, 0), isGivenUp: true })),
    ],
  };
};

/** What is told of a row that is in flight; nothing of one that nobody is asked about. */
export const dueOf = (batch: Batch, { row, place, validationId, isGivenUp }: InFlight): BatchRowDue[] => {
  const { userId, id: batchId, attempt, environment, blocks } = batch;
  if (isGivenUp) return [];
  const block = environment === 'production' ? blockOf(blocks, place) : undefined;
  if (environment === 'production' && !block) throw new Error(`Row ${row} of ${batchId} is put on without a credit`);
  const paidBy = block && { lotId: block.lotId, source: block.source };
  return [{ userId, batchId, row, attempt, environment, validationId, ...(paidBy && { paidBy }) }];
};
