import { resetPassword as contract } from '#shared/contract/app/auth.ts';
import { messages } from '#shared/messages/index.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { hashOf } from '../../proof.ts';
import { invalidToken } from './invalid-token.ts';
import { loginOf, loginPorts } from '../../login/login-of.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from '../../login/password.ts';
import { replacePassword, replacingPorts } from './replace-password.ts';
import { resetLinkPorts, resetOwnerOf } from './reset-link.ts';
import { knownAs } from '../../notices/known-as.ts';
import { tellOwner } from '../../notices/tell-owner.ts';

/** The place is known from here on, and no device: that only a whole login makes known. */
const notYetABrowser = 'a link of a mail';

/**
 * Changes the password, uses the token up and ends every session. It does not verify an e-mail that was not: that stays with
 * the link that says so and grants the credits.
 */
export const resetPassword = implement(contract)
  .needing(
    ...loginPorts,
    ...replacingPorts,
    ...resetLinkPorts,
    'passwordResets.use',
    'failedLogins.clear',
    'returnedMails.arrived',
    'mailQueue.add',
  )
  .by(async ({ body: { token, password, confirmPassword }, asked, concerns }, ports) => {
    requireNewPassword(password, confirmPassword);
    const tokenHash = hashOf(token);
    const { userId, email, verifyBy } = await replacePassword(ports, {
      owner: async () => {
        const owner = await resetOwnerOf(ports, tokenHash);
        requireNewPassword(password, confirmPassword, owner);
        return owner;
      },
      hash: () => hashPassword(password),
      ends: () => true,
      write: async (user, change) => {
        const outcome = await ports.passwordResets.use(tokenHash, user, change);
        if (outcome === 'used') throw invalidToken();
        return outcome;
      },
    });
    if (!verifyBy) concerns({ userId });
    const now = ports.clock.now();
    // Whoever reads the mailbox is the owner: nobody's failures shall keep them out now.
    const login = await loginOf(ports, { email, from: asked.from, browser: notYetABrowser });
    await ports.failedLogins.clear(login, now);
    await ports.returnedMails.arrived(knownAs(email));
    await tellOwner(ports, userId, { mail: 'passwordChanged' }, now);
    return { message: messages[asked.language].answers.passwordReset };
  });

export const handler = await http(resetPassword);
