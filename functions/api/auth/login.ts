import { login as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellCount } from '../../log.ts';
import { admissionPorts, admitLogin } from '../../login/admit-login.ts';
import { countFailed, crowdPorts, requireTurn } from '../../login/crowds.ts';
import { loginOf } from '../../login/login-of.ts';
import { loginsOfNobody } from '../../rules/login/login-metrics.ts';
import { openSession, sessionPorts } from './open-session.ts';
import { passwordMatches } from '../../login/password.ts';

export const login = implement(contract)
  .needing(...admissionPorts, ...crowdPorts, ...sessionPorts, 'users.findByEmail', 'failedLogins.clear')
  .by(async ({ body: { email, password }, asked: { userAgent, from } }, ports) => {
    const { users, failedLogins, clock } = ports;
    const login = loginOf(email, from);
    const tried = { email, password, from };
    const { isKnownPlace } = await admitLogin(login, ports, () => requireTurn(tried, ports));
    const now = clock.now();
    const user = await users.findByEmail(email);
    // Always hashes, so a missing account takes as long as a wrong password.
    const proven = await passwordMatches(password, user?.passwordHash);
    if (!user || !proven) {
      if (!isKnownPlace) await countFailed(tried, ports);
      if (!user) tellCount(loginsOfNobody);
      throw new Fault('errors.invalidCredentials');
    }
    await failedLogins.clear(login, now);
    if (user.verifyBy && user.verifyBy < now) throw new Fault('errors.accountExpired');
    if (user.verifyBy) throw new Fault('errors.emailNotVerified', { extra: { email } });
    return openSession(ports, user, { userAgent, now });
  });

export const handler = await http(login);
