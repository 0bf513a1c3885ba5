import { loginDelay } from '#shared/plans.ts';
import { plusSeconds, secondsBetween } from '../time.ts';

interface FailedLogins {
  readonly failures: number;
  readonly notBefore: string;
}

interface LoginsBefore {
  readonly fromAnywhere: FailedLogins | undefined;
  readonly fromHere: FailedLogins | undefined;
  readonly isKnownPlace: boolean;
}

/** None for the first few, then 1, 2, 4 … seconds up to a bound: guessing becomes hopeless, waiting stays bearable. */
const delayAfter = (failures: number): number =>
  failures < loginDelay.freeFailures
    ? 0
    : Math.min(loginDelay.maxSeconds, 2 ** Math.min(30, failures - loginDelay.freeFailures));

/** Without a delay nobody waits, even if another machine's clock is ahead and its `notBefore` still to come. */
const waitOf = ({ failures, notBefore }: FailedLogins, now: string): number =>
  delayAfter(failures) === 0 ? 0 : Math.ceil(secondsBetween(now, notBefore));

/**
 * Seconds until the next try is heard. What strangers do elsewhere makes nobody wait where the owner was before, or
 * everybody could keep an owner out by failing in their name.
 */
export const waitAfter = ({ fromAnywhere, fromHere, isKnownPlace }: LoginsBefore, now: string): number =>
  Math.max(
    0,
    ...[isKnownPlace ? undefined : fromAnywhere, fromHere].map((failed) => (failed ? waitOf(failed, now) : 0)),
  );

/** What is remembered after one more wrong password. */
export const nextFailure = (before: FailedLogins | undefined, now: string) => {
  const failures = (before?.failures ?? 0) + 1;
  return {
    failures,
    notBefore: plusSeconds(now, delayAfter(failures)),
    ttl: Math.floor(Date.parse(now) / 1000) + loginDelay.forgottenAfterHours * 3600,
  };
};
