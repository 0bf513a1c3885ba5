import { resetPassword as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import type { Language } from '#shared/messages/messages.ts';
import type { User } from '../../store/accounts/users.ts';
import { logger, nameOf } from '../../log.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { hashOf, newId } from '../../proof.ts';
import { invalidToken } from './invalid-token.ts';
import { loginOf } from '../../login/login-of.ts';
import { isNewest } from './newest-link.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from '../../login/password.ts';

type Ports = PortsOf<
  | 'passwordResets.find'
  | 'passwordResets.use'
  | 'users.findByEmail'
  | 'sessions.ofUser'
  | 'sessions.remove'
  | 'clock.now'
>;

/** Whose token it is, while no newer link was mailed and their password is still the one it may replace. */
const ownerOf = async ({ passwordResets, users, clock }: Ports, tokenHash: string): Promise<User> => {
  const reset = await passwordResets.find(tokenHash, clock.now());
  const user = reset && (await users.findByEmail(reset.email));
  if (!user || user.userId !== reset.userId || hashOf(user.passwordHash) !== reset.passwordMark) throw invalidToken();
  if (!isNewest(user.resetLink, tokenHash)) throw invalidToken();
  return user;
};

/** Two items of a transaction end a session, and it takes 100. */
const endedWithIt = 49;
const turns = 5;

/**
 * The password, the token and every session change together, so that no session outlives a function that dies on its
 * way. Who logs in meanwhile makes it look again.
 */
const replacePassword = async (ports: Ports, tokenHash: string, password: string): Promise<User> => {
  const { passwordResets, sessions } = ports;
  let newHash: string | undefined;
  for (let turn = 0; turn < turns; turn++) {
    const user = await ownerOf(ports, tokenHash);
    newHash ??= await hashPassword(password);
    const open = await sessions.ofUser(user.userId);
    await sessions.remove(open.slice(endedWithIt));
    const change = { newHash, sessions: open.slice(0, endedWithIt) };
    const outcome = await passwordResets.use(tokenHash, user, change);
    if (outcome === 'done') return user;
    if (outcome === 'used') throw invalidToken();
  }
  throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
};

/** So that an owner who did not do it hears of it; the password is changed whether this mail leaves or not. */
const tellOwner = ({ mailQueue }: PortsOf<'mailQueue.add'>, userId: string, language: Language, now: string) =>
  mailQueue
    .add({ id: newId('mail', now), userId, mail: 'passwordChanged', language, askedBy: 'us' })
    .catch((error: unknown) => logger.error('mail of a changed password not queued', { cause: nameOf(error) }));

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
    'failedLogins.clear',
    'mailQueue.add',
    'clock.now',
  )
  .by(async ({ body: { token, password, confirmPassword }, asked }, ports) => {
    requireNewPassword(password, confirmPassword);
    const { userId, email } = await replacePassword(ports, hashOf(token), password);
    const now = ports.clock.now();
    // Whoever reads the mailbox is the owner: nobody's failures shall keep them out now.
    await ports.failedLogins.clear(loginOf(email, asked.from), now);
    await tellOwner(ports, userId, asked.language, now);
    return { message: messages[asked.language].answers.passwordChanged };
  });

export const handler = await http(resetPassword);
