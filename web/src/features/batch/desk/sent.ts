import type { AskedRow } from '#shared/batch/fields.ts';
import type { BatchRow } from '#shared/contract/resources/batch.ts';
import { batchLimits } from '#shared/validation/batches.ts';

/** Characters of a cell of the customer's own that come back with the results; fewer where the row would be too long. */
const cellLengths = [500, 200, 80, 30, 0];
const headerLength = 200;

/** What no text of a request may hold, as a line break in a cell. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const encoder = new TextEncoder();

const plain = (text: string, length: number): string => text.replace(unseen, ' ').slice(0, length).toWellFormed();

const lineOf = (row: BatchRow): string => `${JSON.stringify(row)}\n`;

/** A row as the batch takes it, on a line of its own. */
export const sentLine = (asked: AskedRow, original: readonly string[] | undefined): string => {
  if (!original) return lineOf(asked);
  for (const length of cellLengths) {
    const line = lineOf({ ...asked, original: original.map((text) => plain(text, length)) });
    if (encoder.encode(line).length <= batchLimits.rowBytes) return line;
  }
  return lineOf(asked);
};

export const sentColumns = (headers: readonly string[]): readonly string[] =>
  headers.map((header) => plain(header, headerLength));
