import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { User } from '../store/accounts/users.ts';
import { admissionPorts, admitLogin } from './admit-login.ts';
import { withinSessions } from './login-of.ts';
import { passwordMatches } from './password.ts';

export const passwordPorts = [...admissionPorts, 'failedLogins.forget', 'users.find'] as const;

/** The password of whoever is signed in, and where in the request it stands. */
interface Given {
  readonly password: string;
  readonly pointer: `/${string}`;
}

/**
 * The user whose password this is. Failures are counted among those who hold a session of the account, all of them together:
 * they make nobody who logs in wait, and another session, or another question that asks for it, gives nobody more tries.
 */
export const provePassword = async (
  ports: PortsOf<(typeof passwordPorts)[number]>,
  userId: string,
  { password, pointer }: Given,
): Promise<User> => {
  const login = withinSessions('password', userId);
  await admitLogin(login, ports);
  const user = await ports.users.find(userId);
  const isRight = await passwordMatches(password, user?.passwordHash);
  if (!user || !isRight)
    throw new Fault('errors.wrongPassword', { fields: [{ pointer, code: 'errors.wrongPassword' }] });
  await ports.failedLogins.forget(login);
  return user;
};
