import { Fault } from '#shared/errors/fault.ts';
import type { User } from '../entry/callers/user.ts';
import type { PortsOf } from '../ports/connect.ts';
import { isRecent } from '../rules/login/recent-proof.ts';
import { ownerPorts, proveOwner } from './prove-owner.ts';

export const proofPorts = [...ownerPorts, 'sessions.prove'] as const;
type Ports = PortsOf<(typeof proofPorts)[number]>;

interface Given {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Lets nobody go on who proved too long ago whose account it is: that is asked for, once in this session for the time to
 * come.
 */
export const requireProof = async (ports: Ports, caller: User, { password, code }: Given): Promise<void> => {
  const { userId, sessionHash, provenAt } = caller;
  if (isRecent(provenAt, ports.clock.now())) return;
  if (password === undefined) throw new Fault('errors.passwordNeeded');
  await proveOwner(ports, userId, { password, code });
  await ports.sessions.prove(sessionHash, ports.clock.now());
};
