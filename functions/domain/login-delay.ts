import { loginDelay } from '#shared/plans.ts';
import { plusSeconds } from './time.ts';

interface FailedLogins {
  readonly failures: number;
}

/** None for the first few, then 1, 2, 4 … seconds up to a bound: guessing becomes hopeless, waiting stays bearable. */
const delayAfter = (failures: number): number =>
  failures < loginDelay.freeFailures
    ? 0
    : Math.min(loginDelay.maxSeconds, 2 ** Math.min(30, failures - loginDelay.freeFailures));

/** What is remembered after one more wrong password. */
export const nextFailure = (before: FailedLogins | undefined, now: string) => {
  const failures = (before?.failures ?? 0) + 1;
  return {
    failures,
    notBefore: plusSeconds(now, delayAfter(failures)),
    ttl: Math.floor(Date.parse(now) / 1000) + loginDelay.forgottenAfterHours * 3600,
  };
};
