import { login as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { session } from '#shared/plans.ts';
import { plusDays } from '../../rules/time.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { hashOf, newId, newToken } from '../../proof.ts';
import { admissionPorts, admitLogin } from './admit-login.ts';
import { loginOf } from './login-of.ts';
import { passwordMatches } from './password.ts';
import { userView } from './user-view.ts';

export const login = implement(contract)
  .needing(...admissionPorts, 'users.findByEmail', 'failedLogins.clear', 'sessions.create', 'credits.all')
  .by(async ({ body: { email, password }, asked: { userAgent, from } }, ports) => {
    const { users, failedLogins, sessions, credits, clock } = ports;
    const login = loginOf(email, from);
    await admitLogin(login, ports);
    const now = clock.now();
    const user = await users.findByEmail(email);
    // Always hashes, so a missing account takes as long as a wrong password.
    const proven = await passwordMatches(password, user?.passwordHash);
    if (!user || !proven) throw new Fault('errors.invalidCredentials');
    await failedLogins.clear(login, now);
    if (user.verifyBy && user.verifyBy < now) throw new Fault('errors.accountExpired');
    if (user.verifyBy) throw new Fault('errors.emailNotVerified', { extra: { email } });
    const token = newToken();
    const { userId, passwordHash } = user;
    const opened = {
      sessionId: newId('ses', now),
      userId,
      email,
      userAgent,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: plusDays(now, session.absoluteDays),
    };
    const [outcome, lots] = await Promise.all([
      sessions.create(hashOf(token), opened, passwordHash),
      credits.all(userId),
    ]);
    if (outcome === 'passwordChanged') throw new Fault('errors.invalidCredentials');
    return { user: userView(email, lots, now), token };
  });

export const handler = await http(login);
