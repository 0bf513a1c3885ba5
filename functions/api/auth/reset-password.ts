import { resetPassword as contract } from '#shared/contract/app/auth.ts';
import { messages } from '#shared/messages/index.ts';
import type { User } from '../../store/accounts/users.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { hashOf } from '../../proof.ts';
import { invalidToken } from './invalid-token.ts';
import { loginOf } from '../../login/login-of.ts';
import { isNewest } from './newest-link.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from '../../login/password.ts';
import { replacePassword, replacingPorts } from './replace-password.ts';
import { tellOwner } from './tell-owner.ts';

type Ports = PortsOf<'passwordResets.find' | 'users.findByEmail' | 'clock.now'>;

/** Whose token it is, while no newer link was mailed and their password is still the one it may replace. */
const ownerOf = async ({ passwordResets, users, clock }: Ports, tokenHash: string): Promise<User> => {
  const reset = await passwordResets.find(tokenHash, clock.now());
  const user = reset && (await users.findByEmail(reset.email));
  if (!user || user.userId !== reset.userId || hashOf(user.passwordHash) !== reset.passwordMark) throw invalidToken();
  if (!isNewest(user.resetLink, tokenHash)) throw invalidToken();
  return user;
};

/**
 * Changes the password, uses the token up and ends every session. It does not verify an e-mail that was not: that stays with
 * the link that says so and grants the credits.
 */
export const resetPassword = implement(contract)
  .needing(
    ...replacingPorts,
    'passwordResets.find',
    'passwordResets.use',
    'users.findByEmail',
    'failedLogins.clear',
    'mailQueue.add',
  )
  .by(async ({ body: { token, password, confirmPassword }, asked }, ports) => {
    requireNewPassword(password, confirmPassword);
    const tokenHash = hashOf(token);
    const { userId, email } = await replacePassword(ports, {
      owner: () => ownerOf(ports, tokenHash),
      hash: () => hashPassword(password),
      ends: () => true,
      write: async (user, change) => {
        const outcome = await ports.passwordResets.use(tokenHash, user, change);
        if (outcome === 'used') throw invalidToken();
        return outcome;
      },
    });
    const now = ports.clock.now();
    // Whoever reads the mailbox is the owner: nobody's failures shall keep them out now.
    await ports.failedLogins.clear(loginOf(email, asked.from), now);
    await tellOwner(ports, userId, asked.language, now);
    return { message: messages[asked.language].answers.passwordReset };
  });

export const handler = await http(resetPassword);
