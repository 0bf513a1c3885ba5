import { Fault } from '#shared/errors/fault.ts';
import { nextFailure, waitAfter } from '../../rules/login/delay.ts';
import type { Login } from '../../store/accounts/failed-logins.ts';
import type { PortsOf } from '../../ports/connect.ts';

export const admissionPorts = ['failedLogins.find', 'failedLogins.add', 'clock.now'] as const;

/** Each turn lost is a try of somebody else that was counted, and after a few of those there is a wait to tell. */
const turns = 20;

/**
 * Lets a try through to its password, or refuses it with the seconds to wait. It counts as failed from here on, until
 * `welcome` forgets it: were it counted after its password was looked at, any number of tries at once would be heard.
 */
export const admitLogin = async (
  login: Login,
  { failedLogins, clock }: PortsOf<(typeof admissionPorts)[number]>,
): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) {
    const now = clock.now();
    const before = await failedLogins.find(login, now);
    const retryAfterSeconds = waitAfter(before, now);
    if (retryAfterSeconds > 0) throw new Fault('errors.tooManyRequests', { retryAfterSeconds });
    const { fromHere, fromAnywhere, isKnownPlace } = before;
    const here = { whose: login.place, seen: fromHere, next: nextFailure(fromHere, now) };
    const anywhere = { whose: login.email, seen: fromAnywhere, next: nextFailure(fromAnywhere, now) };
    if (await failedLogins.add(isKnownPlace ? [here] : [here, anywhere], now)) return;
  }
  throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
};
