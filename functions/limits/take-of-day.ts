import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import { daySeconds } from '../rules/time.ts';
import type { Counter } from '../store/accounts/limits.ts';

/** Something that may be done so often in a day (UTC). */
interface OfDay {
  /** What, and whose: `support#usr_…`. */
  readonly what: string;
  readonly max: number;
  /** By what it is counted; absent means one user. */
  readonly by?: Counter['by'];
}

/** Counts it, and refuses what is beyond the day; tells how often it was done today, this time included. */
export const takeOfDay = async (
  { limits, clock }: PortsOf<'limits.take' | 'clock.now'>,
  counted: OfDay,
): Promise<number> => {
  const counter = { by: 'user', windowSeconds: daySeconds, ...counted } as const;
  const { isTaken, quota, remaining, resetSeconds } = await limits.take(counter, clock.now());
  if (!isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: resetSeconds });
  return quota - remaining;
};
