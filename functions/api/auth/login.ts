import { login as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { admissionPorts, admitLogin } from '../../login/admit-login.ts';
import { loginOf } from '../../login/login-of.ts';
import { newId } from '../../proof.ts';
import { openSession, sessionPorts } from './open-session.ts';
import { passwordMatches } from '../../login/password.ts';

export const login = implement(contract)
  .needing(...admissionPorts, ...sessionPorts, 'users.findByEmail', 'failedLogins.clear')
  .by(async ({ body: { email, password }, asked: { userAgent, from }, concerns }, ports) => {
    const { users, failedLogins, clock } = ports;
    const login = loginOf(email, from);
    await admitLogin(login, ports);
    const now = clock.now();
    const user = await users.findByEmail(email);
    // An account that nobody verified has no activity: it shall vanish whole.
    if (user && !user.verifyBy) concerns({ userId: user.userId });
    // Always hashes, so a missing account takes as long as a wrong password.
    const proven = await passwordMatches(password, user?.passwordHash);
    if (!user || !proven) throw new Fault('errors.invalidCredentials');
    await failedLogins.clear(login, now);
    if (user.verifyBy && user.verifyBy < now) throw new Fault('errors.accountExpired');
    if (user.verifyBy) throw new Fault('errors.emailNotVerified', { extra: { email } });
    const sessionId = newId('ses', now);
    concerns({ userId: user.userId, sessionId });
    return openSession(ports, user, { sessionId, userAgent, now });
  });

export const handler = await http(login);
