import { Fault } from '#shared/errors/fault.ts';
import { provenForMinutes } from '#shared/plans.ts';
import type { User } from '../../entry/callers/user.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { secondsBetween } from '../../rules/time.ts';
import { passwordPorts, provePassword } from '../../login/prove-password.ts';

export const proofPorts = [...passwordPorts, 'sessions.prove'] as const;
type Ports = PortsOf<(typeof proofPorts)[number]>;

const isRecent = (provenAt: string, now: string): boolean => secondsBetween(provenAt, now) <= provenForMinutes * 60;

/**
 * Lets nobody go on whose password was given too long ago: it is asked for, once in this session for the time to come.
 */
export const requireProof = async (ports: Ports, caller: User, password: string | undefined): Promise<void> => {
  const { userId, sessionHash, provenAt } = caller;
  if (isRecent(provenAt, ports.clock.now())) return;
  if (password === undefined) throw new Fault('errors.passwordNeeded');
  await provePassword(ports, userId, { password, pointer: '/password' });
  await ports.sessions.prove(sessionHash, ports.clock.now());
};
