import { register as contract } from '#shared/contract/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { plusDays } from '../domain/time.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';
import { newId } from '../runtime/proof.ts';
import { requireCorporateEmail } from './corporate-email.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { sendVerification } from './send-verification.ts';

export const register = implement(contract)
  .needing('users.create', 'verifications.create', 'mail.send', 'clock.now')
  .by(async ({ body: { email, password, confirmPassword }, asked }, { users, clock, ...ports }) => {
    requireCorporateEmail(email);
    requireNewPassword(password, confirmPassword);
    const passwordHash = await hashPassword(password);
    const now = clock.now();
    const verifyBy = plusDays(now, unverifiedAccountDays);
    const user = {
      userId: newId('usr', now),
      email,
      passwordHash,
      createdAt: now,
      verifyBy,
      verificationSentAt: now,
      language: asked.language,
    };
    if ((await users.create(user)) === 'emailTaken')
      throw new Fault('errors.emailAlreadyRegistered', {
        fields: [{ pointer: '/email', code: 'errors.emailAlreadyRegistered' }],
      });
    await sendVerification(ports, { ...user, verifyBy }, asked.language).catch((cause: unknown) => {
      throw new Fault('errors.sendVerificationFailed', { cause });
    });
    return { requiresVerification: true, email, message: messages[asked.language].answers.registered };
  });

export const handler = await http(register);
