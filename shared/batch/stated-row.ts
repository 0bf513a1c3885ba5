import type { BatchRow } from '../contract/resources/batch.ts';
import { batchFields } from './fields.ts';
import type { AskedRow, BatchField } from './fields.ts';

/** A row as it was sent, as a single validation would read it: no white space around its texts, nothing empty. */
export const statedRow = (row: BatchRow): AskedRow => {
  const stated: Partial<Record<BatchField, string>> = {};
  for (const field of batchFields) {
    const text = row[field]?.trim();
    if (text) stated[field] = field === 'country' ? text.toUpperCase() : text;
  }
  return stated;
};
