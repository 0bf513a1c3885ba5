import { resetPassword as contract } from '#shared/contract/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';
import { hashOf } from '../runtime/proof.ts';
import { loginOf } from './login-of.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';

const refused = () =>
  new Fault('errors.invalidToken', { fields: [{ pointer: '/token', code: 'errors.invalidToken' }] });

/**
 * Changes the password and ends every session. It does not verify an e-mail that was not: that stays with the link that
 * says so and grants the credits.
 */
export const resetPassword = implement(contract)
  .needing(
    'passwordResets.find',
    'passwordResets.use',
    'users.findByEmail',
    'sessions.ofUser',
    'sessions.remove',
    'failedLogins.welcome',
    'clock.now',
  )
  .by(async ({ body: { token, password, confirmPassword }, asked }, ports) => {
    const { passwordResets, users, sessions, failedLogins, clock } = ports;
    requireNewPassword(password, confirmPassword);
    const tokenHash = hashOf(token);
    const reset = await passwordResets.find(tokenHash, clock.now());
    if (!reset) throw refused();
    const { userId, email, passwordMark } = reset;
    const user = await users.findByEmail(email);
    if (user?.userId !== userId || hashOf(user.passwordHash) !== passwordMark) throw refused();
    const change = { userId, from: user.passwordHash, to: await hashPassword(password) };
    if ((await passwordResets.use(tokenHash, change)) === 'used') throw refused();
    // From here on no session can begin with the old password, so this list is complete.
    await sessions.remove(await sessions.ofUser(userId));
    // Whoever reads the mailbox is the owner: nobody's failures shall keep them out now.
    await failedLogins.welcome(loginOf(email, asked.from), clock.now());
    return { message: messages[asked.language].answers.passwordChanged };
  });

export const handler = await http(resetPassword);
