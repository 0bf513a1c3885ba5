import { isPassing } from '#shared/validation/reasons.ts';
import type { BankAnswer, Reply } from './bank-answer.ts';

/** How long a bank that wants more time is polled, from the request on. */
export const pendingAtMostSeconds = 10 * 60;

/** What `Retry-After` says of a pending validation: the job that polls runs every minute, half of it is the likely wait. */
export const pollAfterSeconds = 30;

/** A validation older than this without an answer belongs to a function that died; the settle job closes it. */
export const stuckAfterSeconds = 60;

/**
 * The answer a reply amounts to; `undefined` while it is worth asking again. Whatever is not an answer when the time is
 * over becomes `still_pending`: the bank had promised one.
 */
export const answerToSettle = (reply: Reply, isOver: boolean): BankAnswer | undefined => {
  const isOpen = reply.kind === 'pending' || (reply.kind !== 'found' && isPassing(reply.reason));
  if (!isOpen) return reply;
  return isOver ? { kind: 'late', reason: 'still_pending' } : undefined;
};
