import { forgotPassword as contract } from '#shared/contract/app/auth.ts';
import type { Language } from '#shared/messages/messages.ts';
import { messages } from '#shared/messages/index.ts';
import { passwordResetMinutes } from '#shared/plans.ts';
import { plusSeconds } from '../../rules/time.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { logger, nameOf } from '../../log.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { hashOf, newToken } from '../../proof.ts';
import { withMinimumDuration } from './minimum-duration.ts';

type Ports = PortsOf<'users.findByEmail' | 'passwordResets.create' | 'mail.send'>;

/** Mails a link to the account's owner; nothing when there is no account, or only one that was not verified in time. */
const sendReset = async ({ users, passwordResets, mail }: Ports, email: string, now: string, language: Language) => {
  const user = await users.findByEmail(email);
  if (!user || (user.verifyBy && user.verifyBy < now)) return;
  const token = newToken();
  await passwordResets.create(hashOf(token), {
    userId: user.userId,
    email,
    passwordMark: hashOf(user.passwordHash),
    expiresAt: plusSeconds(now, passwordResetMinutes * 60),
  });
  await mail.send({
    to: email,
    name: 'resetPassword',
    language,
    parameters: { email, minutes: passwordResetMinutes },
    path: `/reset-password?token=${token}`,
  });
};

/**
 * The same words after the same time, whatever was found: the answer waits for a fixed moment, and neither a missing
 * account nor a mail that failed shows in it.
 */
export const forgotPassword = implement(contract)
  .needing('users.findByEmail', 'passwordResets.create', 'mail.send', 'clock.now', 'clock.minimumDuration')
  .by(async ({ body: { email }, asked }, ports) => {
    await withMinimumDuration(ports, () =>
      sendReset(ports, email, ports.clock.now(), asked.language).catch((error: unknown) => {
        logger.error('reset mail failed', { requestId: asked.requestId, cause: nameOf(error) });
      }),
    );
    return { message: messages[asked.language].answers.resetSent };
  });

export const handler = await http(forgotPassword);
