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

/** How waits grow. */
interface Policy {
  readonly freeFailures: number;
  readonly maxSeconds: number;
  readonly forgottenAfterHours: number;
}

/** None for the first few, then 1, 2, 4 … seconds up to a bound: guessing becomes hopeless, waiting stays bearable. */
const delayAfter = (failures: number, { freeFailures, maxSeconds }: Policy): number =>
  failures < freeFailures ? 0 : Math.min(maxSeconds, 2 ** Math.min(30, failures - freeFailures));

/** Without a delay nobody waits, even if another machine's clock is ahead and its `notBefore` still to come. */
const waitOf = ({ failures, notBefore }: FailedLogins, now: string, policy: Policy): number =>
  delayAfter(failures, policy) === 0 ? 0 : Math.ceil(secondsBetween(now, notBefore));

/**
 * Seconds until the next try is heard. What strangers do elsewhere makes nobody wait where the owner was before, or
 * everybody could keep an owner out by failing in their name.
 */
export const waitAfter = (
  { fromAnywhere, fromHere, isKnownPlace }: LoginsBefore,
  now: string,
  policy: Policy = loginDelay,
): number =>
  Math.max(
    0,
    ...[isKnownPlace ? undefined : fromAnywhere, fromHere].map((failed) => (failed ? waitOf(failed, now, policy) : 0)),
  );

/** Wrong ones in a row, wherever most of them are counted. */
export const failuresIn = ({ fromAnywhere, fromHere }: Pick<LoginsBefore, 'fromAnywhere' | 'fromHere'>): number =>
  Math.max(fromAnywhere?.failures ?? 0, fromHere?.failures ?? 0);

/** What is remembered after one more wrong password. */
export const nextFailure = (before: FailedLogins | undefined, now: string, policy: Policy = loginDelay) => {
  const failures = (before?.failures ?? 0) + 1;
  return {
    failures,
    notBefore: plusSeconds(now, delayAfter(failures, policy)),
    ttl: Math.floor(Date.parse(now) / 1000) + policy.forgottenAfterHours * 3600,
  };
};
