import * as z from 'zod';
import { BatchRow } from '#shared/contract/resources/batch.ts';
import { rowStatuses } from '#shared/validation/batches.ts';
import { tones } from '#shared/validation/headline.ts';
import { isFinal, statuses } from '#shared/validation/status.ts';

/** What is wrong with one field of a row, as a problem document tells it. */
const Finding = z.object({
  pointer: z.string(),
  code: z.string(),
  position: z.int().optional(),
  expected: z.string().optional(),
});

/**
 * A row of a batch and what became of it. It is written when it is read and when it is closed; that it is asked about in
 * between stands in its batch, and its answer in its validation.
 */
export const Row = z.object({
  batchId: z.string(),
  /** Whose batch it is; rows of before do not say so. */
  userId: z.string().optional(),
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
  /** The attempt it was closed in, or the first: a retry is another one. */
  attempt: z.int().min(1),
  /** Set when it is closed: where its answer stands. */
  validationId: z.string().optional(),
  /** How its validation ended. */
  outcome: z.enum(statuses.filter(isFinal)).optional(),
  /** What to do, where a bank answered. */
  verdict: z.enum(tones).optional(),
  /** That nobody answered may pass: its bank is failing. */
  isPassing: z.boolean().optional(),
});
export type Row = Readonly<z.output<typeof Row>>;
