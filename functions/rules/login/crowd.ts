import { crowdLimits } from '#shared/plans.ts';
import { plusSeconds, secondsBetween } from '../time.ts';

/** By what e-mails are seen to fail together. */
export type CrowdBy = keyof typeof crowdLimits.emails;

interface Failed {
  readonly emails: number;
  readonly lastAt: string;
}

/** Whether so many e-mails failed by it that only one is heard at a time. */
export const isCrowd = (by: CrowdBy, { emails }: Pick<Failed, 'emails'>): boolean => emails >= crowdLimits.emails[by];

/** Seconds until the next of a crowd is heard: 1, 2, 4 … after the last of them, up to a bound. */
export const waitOfCrowd = (by: CrowdBy, { emails, lastAt }: Failed, now: string): number => {
  if (!isCrowd(by, { emails })) return 0;
  const delay = Math.min(crowdLimits.maxSeconds, 2 ** Math.min(30, emails - crowdLimits.emails[by]));
  return Math.max(0, Math.ceil(secondsBetween(now, plusSeconds(lastAt, delay))));
};
