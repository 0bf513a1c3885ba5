import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import { daySeconds } from '../rules/time.ts';

/** Something that one user may do so often in a day (UTC). */
interface OfDay {
  /** What, and whose: `support#usr_…`. */
  readonly what: string;
  readonly max: number;
}

/** Counts it, and refuses what is beyond the day. */
export const takeOfDay = async (
  { limits, clock }: PortsOf<'limits.take' | 'clock.now'>,
  counted: OfDay,
): Promise<void> => {
  const counter = { ...counted, by: 'user', windowSeconds: daySeconds } as const;
  const { isTaken, resetSeconds } = await limits.take(counter, clock.now());
  if (!isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: resetSeconds });
};
