import { expect, test } from 'vitest';
import type { Batch } from './batch.ts';
import { countClosed } from './count-closed.ts';
import { newBatch } from './new-batch.ts';

const now = '2026-10-22T10:00:00.000Z';
const fresh = newBatch(
  {
    id: 'bat_1',
    userId: 'usr_1',
    environment: 'production',
    name: undefined,
    note: undefined,
    keyId: undefined,
    countedIn: undefined,
    bytes: 1,
    hasFile: true,
  },
  now,
);

/** The batch after each of so many rows, every one of another bank, ended like this. */
const after = (rows: number, closed: { readonly outcome: 'VALID' | 'ERROR'; readonly isPassing?: boolean }): Batch => {
  let batch = fresh;
  for (let row = 1; row <= rows; row++) {
    const flying = { row, place: row, validationId: `val_${row}`, at: now };
    batch = countClosed({ ...batch, inFlight: [flying] }, flying, { ...closed, line: `EC:bank ${row}` }, now);
  }
  return batch;
};

test('a batch whose rows name ever other banks stays small: a bank that answers leaves nothing', () => {
  expect(after(2_000, { outcome: 'VALID' }).lines).toEqual({});
  const failing = after(2_000, { outcome: 'ERROR', isPassing: true }).lines;
  expect(Object.keys(failing)).toHaveLength(500);
  expect(failing).toHaveProperty(['EC:bank 2000']);
});
