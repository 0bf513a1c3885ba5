import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { session as sessionLimits } from '#shared/plans.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { hashOf } from '../../proof.ts';
import { secondsBetween } from '../../rules/time.ts';
import { headerOf } from '../http/header.ts';
import type { CallerProof } from './caller.ts';

/** A signed-in user. */
export interface User {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  readonly sessionHash: string;
  /** When the password was last given in this session. */
  readonly provenAt: string;
}

/** Whether a caller that was proven is somebody who is signed in. */
export const isUser = (caller: object | undefined): caller is User => caller !== undefined && 'provenAt' in caller;

const findPorts = ['sessions.find', 'clock.now'] as const satisfies readonly PortName[];
const extendPorts = ['sessions.extend'] as const satisfies readonly PortName[];

/**
 * Reading keeps a session alive: whatever a user does, the dashboard reads before and after it. Writing does not, so a
 * validation costs no call more.
 */
const keepsAlive = ({ method }: EndpointSpec): boolean => method === 'GET';
const refreshSeconds = sessionLimits.refreshMinutes * 60;

/** A user shows a bearer token; one read finds the session whose hash it has. */
export const user: CallerProof<User> = {
  needs: (spec) => [...findPorts, ...(keepsAlive(spec) ? extendPorts : [])],
  prove: async (event, spec) => {
    const token = /^Bearer ([\w-]{20,128})$/.exec(headerOf(event, 'authorization') ?? '')?.[1];
    if (!token) throw new Fault('errors.unauthenticated');
    const { sessions, clock } = await connect(findPorts);
    const now = clock.now();
    const sessionHash = hashOf(token);
    const session = await sessions.find(sessionHash, now);
    if (!session) throw new Fault('errors.unauthenticated');
    const { userId, email, sessionId, lastSeenAt, provenAt = session.createdAt } = session;
    if (keepsAlive(spec) && secondsBetween(lastSeenAt, now) >= refreshSeconds)
      await (await connect(extendPorts)).sessions.extend(sessionHash, lastSeenAt, now);
    return { caller: { userId, email, sessionId, sessionHash, provenAt }, headers: {} };
  },
};
