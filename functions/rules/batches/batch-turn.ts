import * as z from 'zod';
import type { Told } from '../events/event.ts';

/** A batch that is to be looked after, told in ids. */
export const BatchTurn = z.object({
  userId: z.string(),
  batchId: z.string(),
  /** Which turn: a message about another one than the next is old. */
  turn: z.int(),
});
export type BatchTurn = z.output<typeof BatchTurn>;

export const batchTurn: Told<typeof BatchTurn> = { name: 'batchTurn', message: BatchTurn };
