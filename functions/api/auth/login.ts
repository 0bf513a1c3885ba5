import { login as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellCount } from '../../log.ts';
import { admissionPorts, admitLogin } from '../../login/admit-login.ts';
import { countFailed, crowdPorts, requireTurn, type Tried } from '../../login/crowds.ts';
import { loginOf, loginPorts } from '../../login/login-of.ts';
import { proveSecondFactor, secondFactorPorts } from '../../login/prove-second-factor.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { loginsOfNobody } from '../../rules/login/login-metrics.ts';
import type { User } from '../../store/accounts/users.ts';
import { openSession, sessionPorts } from './open-session.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { passwordMatches } from '../../login/password.ts';

/** The list is read only once somebody is signed in: what is refused needs none of it. */
const isCommon = async (password: string, user: User): Promise<boolean> => {
  const { passwordRefusal } = await import('#shared/passwords/judge.ts');
  return passwordRefusal(password, user) !== undefined;
};

/** An account that was just made, or was never signed in to from anywhere, has no devices that are known. */
const isFirst = ({ logins }: User): boolean => logins === 0;

const needs = [
  ...admissionPorts,
  ...crowdPorts,
  ...loginPorts,
  ...secondFactorPorts,
  ...sessionPorts,
  'users.findByEmail',
  'failedLogins.forget',
  'failedLogins.remember',
  'mailQueue.add',
] as const satisfies readonly PortName[];

/** Always hashes, so a missing account takes as long as a wrong password. */
const requirePassword = async (
  ports: PortsOf<(typeof crowdPorts)[number]>,
  user: User | undefined,
  tried: Tried,
  isKnownPlace: boolean,
): Promise<User> => {
  const isRight = await passwordMatches(tried.password, user?.passwordHash);
  if (user && isRight) return user;
  if (!isKnownPlace) await countFailed(tried, ports);
  if (!user) tellCount(loginsOfNobody);
  throw new Fault('errors.invalidCredentials');
};

const requireVerified = ({ verifyBy }: User, email: string, now: string): void => {
  if (verifyBy && verifyBy < now) throw new Fault('errors.accountExpired');
  if (verifyBy) throw new Fault('errors.emailNotVerified', { extra: { email } });
};

export const login = implement(contract)
  .needing(...needs)
  .by(async ({ body: { email, password, code }, asked: { userAgent, from }, concerns }, ports) => {
    const { users, failedLogins, clock } = ports;
    const login = await loginOf(ports, { email, from, browser: userAgent });
    const tried = { email, password, from };
    const elsewhere = () => requireTurn(tried, ports);
    const { isKnownDevice, isKnownPlace } = await admitLogin(login, ports, { elsewhere });
    const found = await users.findByEmail(email);
    // An account that nobody verified has no activity: it shall vanish whole.
    if (found && !found.verifyBy) concerns({ userId: found.userId });
    const user = await requirePassword(ports, found, tried, isKnownPlace);
    await failedLogins.forget(login);
    const now = clock.now();
    requireVerified(user, email, now);
    const sessionId = newId('ses', now);
    concerns({ userId: user.userId, sessionId });
    const counted = await loginOf(ports, { email: `code of ${user.userId}`, from });
    const factor = await proveSecondFactor(ports, user.userId, { code, counted });
    const passwordIsCommon = await isCommon(password, user);
    const opened = await openSession(ports, user, { sessionId, userAgent, passwordIsCommon, factor });
    // Only now it is the owner who was here: the password alone is not.
    await failedLogins.remember(login, now);
    if (!isKnownDevice && !isFirst(user))
      await tellOwner(ports, user.userId, { mail: 'newDevice', facts: { browser: userAgent ?? '?' } }, now);
    return opened;
  });

export const handler = await http(login);
