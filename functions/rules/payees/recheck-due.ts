import * as z from 'zod';
import type { Told } from '../events/event.ts';

/** A payee whose turn has come, told in ids. */
export const RecheckDue = z.object({
  userId: z.string(),
  payeeId: z.string(),
  /** Which turn: when it was due. */
  dueAt: z.iso.datetime(),
});
export type RecheckDue = z.output<typeof RecheckDue>;

export const recheckDue: Told<typeof RecheckDue> = { name: 'recheckDue', message: RecheckDue };
