import { pendingAtMostMinutes } from '#shared/plans.ts';
import { isPassing } from '#shared/validation/reasons.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { secondsBetween } from '../time.ts';
import type { BankAnswer, Reply } from './bank-answer.ts';

export const pendingAtMostSeconds = pendingAtMostMinutes * 60;

/** The job that polls banks runs every minute, half of it is the likely wait. */
const pollAfterSeconds = 30;

interface Owed {
  readonly environment: Environment;
  readonly createdAt: string;
  readonly awaiting?: { readonly until: string } | undefined;
}

/** What `Retry-After` says of a pending validation. The sandbox answers when it said it would. */
export const secondsUntilAnswer = ({ environment, createdAt, awaiting }: Owed): number =>
  environment === 'sandbox' && awaiting
    ? Math.max(1, Math.ceil(secondsBetween(createdAt, awaiting.until)))
    : pollAfterSeconds;

/** A validation older than this without an answer belongs to a function that died; the settle job goes on with it. */
export const stuckAfterSeconds = 60;

/** How often the settle job and the one that polls run. */
const jobPeriodSeconds = 60;

/** A function that asks a bank lives no longer. */
const functionLivesSeconds = 29;

/** While the function that asks a bank may be alive, its answer may come at any moment. */
const answerSoonSeconds = 2;

/**
 * For how many seconds a validation of this age, that owes an answer and waits for no bank, will have nothing to tell: its
 * function answers, or it died and the settle job comes to it within a run of its being old enough.
 */
export const nothingToTellSeconds = (ageSeconds: number): number => {
  if (ageSeconds <= functionLivesSeconds) return answerSoonSeconds;
  const untilResumed = Math.ceil(stuckAfterSeconds + jobPeriodSeconds - ageSeconds);
  return untilResumed > 0 ? untilResumed : jobPeriodSeconds;
};

/**
 * The answer a reply amounts to; `undefined` while it is worth asking again. Whatever is not an answer when the time is
 * over becomes `still_pending`: the bank had promised one.
 */
export const answerToSettle = (reply: Reply, isOver: boolean): BankAnswer | undefined => {
  const isOpen = reply.kind === 'pending' || (reply.kind !== 'found' && isPassing(reply.reason));
  if (!isOpen) return reply;
  return isOver ? { kind: 'late', reason: 'still_pending' } : undefined;
};
