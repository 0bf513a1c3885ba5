import { Fault } from '#shared/errors/fault.ts';
import { provenForMinutes } from '#shared/plans.ts';
import type { User } from '../../entry/callers/user.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { secondsBetween } from '../../rules/time.ts';
import { admissionPorts, admitLogin } from '../../login/admit-login.ts';
import { loginOf } from '../../login/login-of.ts';
import { passwordMatches } from '../../login/password.ts';

export const proofPorts = [...admissionPorts, 'failedLogins.clear', 'users.find', 'sessions.prove'] as const;
type Ports = PortsOf<(typeof proofPorts)[number]>;

const isRecent = (provenAt: string, now: string): boolean => secondsBetween(provenAt, now) <= provenForMinutes * 60;

/**
 * Lets nobody go on whose password was given too long ago: it is asked for, once in this session for the time to come.
 * Failures are counted among those who hold a session of the account, all of them together: they make nobody who logs in
 * wait, and another session gives nobody more tries.
 */
export const requireProof = async (ports: Ports, caller: User, password: string | undefined): Promise<void> => {
  const { userId, sessionHash, provenAt } = caller;
  if (isRecent(provenAt, ports.clock.now())) return;
  if (password === undefined) throw new Fault('errors.passwordNeeded');
  const login = loginOf(`session of ${userId}`, '');
  await admitLogin(login, ports);
  const user = await ports.users.find(userId);
  if (!(await passwordMatches(password, user?.passwordHash)))
    throw new Fault('errors.wrongPassword', { fields: [{ pointer: '/password', code: 'errors.wrongPassword' }] });
  const now = ports.clock.now();
  await ports.failedLogins.clear(login, now);
  await ports.sessions.prove(sessionHash, now);
};
