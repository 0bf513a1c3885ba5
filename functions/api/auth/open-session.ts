import { Fault } from '#shared/errors/fault.ts';
import { session } from '#shared/plans.ts';
import { loginOf } from '../../login/login-of.ts';
import { proveSecondFactor, secondFactorPorts } from '../../login/prove-second-factor.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { hashOf, newToken } from '../../proof.ts';
import { plusDays } from '../../rules/time.ts';
import type { User } from '../../store/accounts/users.ts';
import { userView } from './user-view.ts';

export const sessionPorts = [
  'sessions.create',
  'holdings.find',
  ...secondFactorPorts,
] as const satisfies readonly PortName[];

interface From {
  readonly sessionId: string;
  readonly userAgent: string | undefined;
  /** The address, by which wrong codes are counted. */
  readonly from: string;
  readonly code: string | undefined;
  /** Whether it would be taken today: who signs in with it is advised. Absent where it was just taken. */
  readonly passwordIsCommon?: boolean;
}

/** Signs in whoever proved this password and shows the second factor, unless the password was changed meanwhile. */
export const openSession = async (
  ports: PortsOf<(typeof sessionPorts)[number]>,
  { userId, email, passwordHash }: User,
  { sessionId, userAgent, from, code, passwordIsCommon = false }: From,
) => {
  await proveSecondFactor(ports, userId, { code, counted: loginOf(`code of ${userId}`, from) });
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
    sessions.create(hashOf(token), opened, { passwordHash, passwordIsCommon }),
    holdings.find(userId),
  ]);
  if (outcome === 'passwordChanged') throw new Fault('errors.invalidCredentials');
  return { user: userView(email, held, now), token };
};
