import { forgotPassword as contract } from '#shared/contract/app/auth.ts';
import { messages } from '#shared/messages/index.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { hashOf, newId } from '../../proof.ts';
import { loginOf, loginPorts } from '../../login/login-of.ts';

/** Anybody can ask in anybody's name: one a day says it, more would push everything else out of sight. */
const inActivity = { by: 'user', max: 1, windowSeconds: 24 * 60 * 60 } as const;

/**
 * The same words in the same time, whatever was found: the mail is made and sent by whoever reads the queue, and an e-mail
 * without an account puts a message there too, for a user that does not exist.
 */
export const forgotPassword = implement(contract)
  .needing(...loginPorts, 'users.findByEmail', 'failedLogins.find', 'limits.take', 'mailQueue.add', 'clock.now')
  .by(async ({ body: { email }, asked, concerns }, { users, failedLogins, attemptNames, limits, mailQueue, clock }) => {
    const { language, from } = asked;
    const now = clock.now();
    const [user, { isKnownPlace }] = await Promise.all([
      users.findByEmail(email),
      loginOf({ attemptNames }, { email, from }).then((login) => failedLogins.find(login, now)),
    ]);
    // Strangers who use up the mails of a day do not use up those asked for from where the owner was.
    const askedBy = isKnownPlace ? 'owner' : 'anybody';
    const userId = user?.userId ?? newId('usr', now);
    const { isTaken: isFirst } = await limits.take({ ...inActivity, what: `forgotten#${hashOf(userId)}` }, now);
    if (isFirst && user && !user.verifyBy) concerns({ userId });
    await mailQueue.add({ id: newId('mail', now), userId, mail: 'resetPassword', language, askedBy });
    return { message: messages[language].answers.resetSent };
  });

export const handler = await http(forgotPassword);
