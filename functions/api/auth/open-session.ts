import { Fault } from '#shared/errors/fault.ts';
import { session } from '#shared/plans.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { hashOf, newToken } from '../../proof.ts';
import { plusDays } from '../../rules/time.ts';
import type { ConfirmedFactor } from '../../store/accounts/second-factors.ts';
import type { User } from '../../store/accounts/users.ts';
import { userView } from './user-view.ts';

export const sessionPorts = ['sessions.create', 'holdings.find', 'clock.now'] as const satisfies readonly PortName[];

interface From {
  readonly sessionId: string;
  readonly userAgent: string | undefined;
  /** Whether it would be taken today: who signs in with it is advised. Absent where it was just taken. */
  readonly passwordIsCommon?: boolean;
  /** The second factor that was shown; absent where the account asked for none. */
  readonly factor?: ConfirmedFactor | undefined;
}

/** Signs in whoever proved this password, and the second factor where there is one, unless either changed meanwhile. */
export const openSession = async (
  ports: PortsOf<(typeof sessionPorts)[number]>,
  { userId, email, passwordHash }: User,
  { sessionId, userAgent, passwordIsCommon = false, factor }: From,
) => {
  const { sessions, holdings, clock } = ports;
  const now = clock.now();
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
    sessions.create(hashOf(token), opened, { passwordHash, passwordIsCommon, factor }),
    holdings.find(userId),
  ]);
  if (outcome === 'passwordChanged') throw new Fault('errors.invalidCredentials');
  if (outcome === 'factorOn') throw new Fault('errors.secondFactorRequired');
  return { user: userView(email, held, now), token };
};
