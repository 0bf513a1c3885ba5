import { register as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { plusDays } from '../../rules/time.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { newId } from '../../proof.ts';
import { requireCorporateEmail } from './corporate-email.ts';
import { hashedClaimOf } from '../../hashed-claim.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from '../../login/password.ts';
import { sendVerification } from '../../notices/send-verification.ts';

/** Takes the e-mail, and has the link mailed that proves it. */
export const register = implement(contract)
  .needing('users.create', 'freeCredits.isLeft', 'mailQueue.add', 'clock.now')
  .by(async ({ body: { email, password, confirmPassword }, asked: { language, userAgent } }, ports) => {
    requireCorporateEmail(email);
    requireNewPassword(password, confirmPassword, { email });
    const passwordHash = await hashPassword(password);
    const now = ports.clock.now();
    const userId = newId('usr', now);
    const created = await ports.users.create({
      userId,
      email,
      passwordHash,
      createdAt: now,
      verifyBy: plusDays(now, unverifiedAccountDays),
      verificationSentAt: now,
      freeCredits: 0,
      logins: 0,
      registeredWith: userAgent,
      language,
    });
    if (created === 'emailTaken')
      throw new Fault('errors.emailAlreadyRegistered', {
        fields: [{ pointer: '/email', code: 'errors.emailAlreadyRegistered' }],
      });
    await sendVerification(ports, userId, { language, askedBy: 'anybody', now }).catch((cause: unknown) => {
      throw new Fault('errors.sendVerificationFailed', { cause });
    });
    const freeCredits = await ports.freeCredits.isLeft(hashedClaimOf(email));
    return { requiresVerification: true, email, freeCredits, message: messages[language].answers.registered };
  });

export const handler = await http(register);
