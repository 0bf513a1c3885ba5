import { provenForMinutes } from '#shared/plans.ts';
import { secondsBetween } from '../time.ts';

/** Whether what opened a session, or was given again in it, counts as a proof of its owner still. */
export const isRecent = (provenAt: string, now: string): boolean =>
  secondsBetween(provenAt, now) <= provenForMinutes * 60;
