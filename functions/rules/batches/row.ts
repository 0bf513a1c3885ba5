import * as z from 'zod';
import { BatchRow } from '#shared/contract/resources/batch.ts';
import { rowStatuses } from '#shared/validation/batches.ts';
import { isFinal, statuses } from '#shared/validation/status.ts';

/** What is wrong with one field of a row, as a problem document tells it. */
const Finding = z.object({
  pointer: z.string(),
  code: z.string(),
  position: z.int().optional(),
  expected: z.string().optional(),
});

/** A row of a batch and what became of it. Its answer stands in its validation. */
export const Row = z.object({
  batchId: z.string(),
  /** From 1, as it was sent. */
  row: z.int().min(1),
  status: z.enum(rowStatuses),
  asked: BatchRow,
  /** Why it cannot be right: nobody is asked. */
  findings: z.array(Finding).optional(),
  /** The row before that asks the same: this one is never asked about, and has that one's answer. */
  sameAs: z.int().optional(),
  /** How many rows behind it ask the same. */
  copies: z.int().optional(),
  /** Whose failures are one: country and bank, or the country alone. */
  line: z.string().optional(),
  /** Which attempt it belongs to: a retry is another one. */
  attempt: z.int().min(1),
  /** Set when it is put on: its turn among the rows that may cost a credit, over all attempts. */
  place: z.int().optional(),
  /** Set when it is put on: whoever asks twice finds the first. */
  validationId: z.string().optional(),
  /** Set when it is put on, in production: the lot that its credit was taken out of. */
  paidBy: z.object({ lotId: z.string(), source: z.string() }).optional(),
  /** How its validation ended. */
  outcome: z.enum(statuses.filter(isFinal)).optional(),
});
export type Row = Readonly<z.output<typeof Row>>;
