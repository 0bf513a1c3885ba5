import { resendVerification as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { resendWaitSeconds } from '#shared/plans.ts';
import { minusSeconds, secondsBetween } from '../../rules/time.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { sendVerification } from '../../notices/send-verification.ts';

export const resendVerification = implement(contract)
  .needing('users.findByEmail', 'users.claimResend', 'mailQueue.add', 'clock.now')
  .by(async ({ body: { email }, asked: { language } }, { users, clock, ...ports }) => {
    const user = await users.findByEmail(email);
    if (!user)
      throw new Fault('errors.noAccountWithEmail', {
        fields: [{ pointer: '/email', code: 'errors.noAccountWithEmail' }],
      });
    const { userId, verifyBy, verificationSentAt } = user;
    const now = clock.now();
    if (!verifyBy) throw new Fault('errors.alreadyVerified');
    if (verifyBy < now) throw new Fault('errors.accountExpired');
    const claimed = await users.claimResend(userId, { now, notAfter: minusSeconds(now, resendWaitSeconds) });
    if (!claimed)
      throw new Fault('errors.resendTooSoon', {
        retryAfterSeconds: Math.max(1, Math.ceil(resendWaitSeconds - secondsBetween(verificationSentAt, now))),
      });
    await sendVerification(ports, userId, { language, askedBy: 'anybody', now }).catch((cause: unknown) => {
      throw new Fault('errors.cannotResend', { cause });
    });
    return { message: messages[language].answers.verificationSent };
  });

export const handler = await http(resendVerification);
