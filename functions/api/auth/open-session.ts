import { Fault } from '#shared/errors/fault.ts';
import { session } from '#shared/plans.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { hashOf, newToken } from '../../proof.ts';
import { plusDays } from '../../rules/time.ts';
import type { User } from '../../store/accounts/users.ts';
import { userView } from './user-view.ts';

export const sessionPorts = ['sessions.create', 'holdings.find'] as const satisfies readonly PortName[];

interface From {
  readonly sessionId: string;
  readonly userAgent: string | undefined;
  readonly now: string;
}

/** Signs in whoever proved this password, unless it was changed meanwhile. */
export const openSession = async (
  { sessions, holdings }: PortsOf<(typeof sessionPorts)[number]>,
  { userId, email, passwordHash }: User,
  { sessionId, userAgent, now }: From,
) => {
  const token = newToken();
  const opened = {
    sessionId,
    userId,
    email,
    userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: plusDays(now, session.absoluteDays),
  };
  const [outcome, held] = await Promise.all([
    sessions.create(hashOf(token), opened, passwordHash),
    holdings.find(userId),
  ]);
  if (outcome === 'passwordChanged') throw new Fault('errors.invalidCredentials');
  return { user: userView(email, held, now), token };
};
