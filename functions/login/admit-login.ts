import { Fault } from '#shared/errors/fault.ts';
import { loginDelay } from '#shared/plans.ts';
import { nextFailure, waitAfter } from '../rules/login/delay.ts';
import type { Login, LoginsBefore } from '../store/accounts/failed-logins.ts';
import type { PortsOf } from '../ports/connect.ts';

export const admissionPorts = ['failedLogins.find', 'failedLogins.add', 'clock.now'] as const;

/** A count is written only if no other try was counted since it was read; then it is read again. */
const rounds = 20;

/** What else a try has to meet where its owner never logged in. */
type Elsewhere = () => Promise<void>;
const nothing: Elsewhere = () => Promise.resolve();

interface Admitting {
  readonly policy?: Parameters<typeof waitAfter>[2];
  readonly elsewhere?: Elsewhere;
}

/**
 * Lets a try through to its password, or refuses it with the seconds to wait. It counts as failed from here on, until
 * `forget` takes it back: were it counted after its password was looked at, any number of tries at once would be heard. Says
 * what was known before.
 */
export const admitLogin = async (
  login: Login,
  { failedLogins, clock }: PortsOf<(typeof admissionPorts)[number]>,
  { policy = loginDelay, elsewhere = nothing }: Admitting = {},
): Promise<LoginsBefore> => {
  for (let round = 0; round < rounds; round++) {
    const now = clock.now();
    const before = await failedLogins.find(login, now);
    const retryAfterSeconds = waitAfter(before, now, policy);
    if (retryAfterSeconds > 0) throw new Fault('errors.tooManyRequests', { retryAfterSeconds });
    const { fromHere, fromAnywhere, isKnownPlace } = before;
    if (round === 0 && !isKnownPlace) await elsewhere();
    const here = { whose: login.place, seen: fromHere, next: nextFailure(fromHere, now, policy) };
    const anywhere = { seen: fromAnywhere, next: nextFailure(fromAnywhere, now, policy) };
    const isAlone = isKnownPlace || login.email === undefined;
    if (await failedLogins.add(isAlone ? [here] : [here, { ...anywhere, whose: login.email }], now)) return before;
  }
  throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
};
