import { changePassword as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { hashPassword } from '../../login/password.ts';
import { passwordPorts, provePassword } from '../../login/prove-password.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import type { PortsOf } from '../../ports/connect.ts';
import type { User } from '../../store/accounts/users.ts';
import { requireNewPassword } from './new-password.ts';
import { replacePassword, replacingPorts } from './replace-password.ts';

/** The user, while their password is the one that was proven. */
const asProven = async ({ users }: PortsOf<'users.find'>, { userId, passwordHash }: User): Promise<User> => {
  const user = await users.find(userId);
  if (user?.passwordHash !== passwordHash) throw new Fault('errors.unauthenticated');
  return user;
};

/** Whoever knows the password chooses another. Every other session ends with the old one. */
export const changePassword = implement(contract)
  .needing(...passwordPorts, ...replacingPorts, 'users.changePassword', 'mailQueue.add')
  .by(async ({ body, caller: { userId, email, sessionId: own }, asked: { language } }, ports) => {
    requireNewPassword(body.password, body.confirmPassword, { email });
    const proven = await provePassword(ports, userId, { password: body.currentPassword, pointer: '/currentPassword' });
    requireNewPassword(body.password, body.confirmPassword, proven);
    await replacePassword(ports, {
      owner: () => asProven(ports, proven),
      hash: () => hashPassword(body.password),
      ends: ({ sessionId }) => sessionId !== own,
      write: ports.users.changePassword,
    });
    await tellOwner(ports, userId, { mail: 'passwordChanged' }, ports.clock.now());
    return { message: messages[language].answers.passwordChanged };
  });

export const handler = await http(changePassword);
