import * as z from 'zod';
import { bankQuestions as limits } from '#shared/plans.ts';
import { plusSeconds, secondsBetween } from '../time.ts';

/** How many questions a customer asked banks since a moment, and how many of them nobody answered. */
export const AskedOfLate = z.object({
  askedSince: z.iso.datetime(),
  asked: z.int().min(0),
  unanswered: z.int().min(0).default(0),
});
export type AskedOfLate = z.output<typeof AskedOfLate>;

/** Whether a question at `now` still counts with those before. */
export const isCountedWith = (before: AskedOfLate | undefined, now: string): before is AskedOfLate =>
  before !== undefined && now < plusSeconds(before.askedSince, limits.windowSeconds);

type Wait = { readonly code: 'errors.tooManyRequests' | 'errors.tooManyUnanswered'; readonly seconds: number };

/** How long a customer has to wait, who asked too much, or whose questions fail again and again; others do not. */
export const waitAfterAsking = (before: AskedOfLate | undefined, now: string): Wait | undefined => {
  if (!isCountedWith(before, now)) return undefined;
  const { askedSince, asked, unanswered } = before;
  const seconds = Math.max(1, Math.ceil(limits.windowSeconds - secondsBetween(askedSince, now)));
  if (unanswered >= limits.unansweredAtMost && unanswered * 2 > asked)
    return { code: 'errors.tooManyUnanswered', seconds };
  return asked >= limits.atMost ? { code: 'errors.tooManyRequests', seconds } : undefined;
};
