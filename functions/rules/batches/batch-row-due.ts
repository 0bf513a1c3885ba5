import * as z from 'zod';
import { environments } from '#shared/validation/environment.ts';
import type { Told } from '../events/event.ts';

/** A row of a batch that its bank is to be asked about, told in ids. */
export const BatchRowDue = z.object({
  userId: z.string(),
  batchId: z.string(),
  row: z.int(),
  attempt: z.int(),
  environment: z.enum(environments),
  /** Whoever asks twice finds the first. */
  validationId: z.string(),
  /** The lot that its credit was taken out of; absent in sandbox. */
  paidBy: z.object({ lotId: z.string(), source: z.string() }).optional(),
});
export type BatchRowDue = z.output<typeof BatchRowDue>;

export const batchRowDue: Told<typeof BatchRowDue> = { name: 'batchRowDue', message: BatchRowDue };
