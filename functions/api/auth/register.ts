import { register as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { plusDays } from '../../rules/time.ts';
import type { User } from '../../store/accounts/users.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { requireCorporateEmail } from './corporate-email.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { requireNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { sendVerification } from './send-verification.ts';

type Ports = PortsOf<'users.create' | 'verifications.create' | 'mail.send'>;

/** Takes the e-mail and sends the link that proves it. */
const create = async ({ users, ...ports }: Ports, user: User & { readonly verifyBy: string }) => {
  if ((await users.create(user)) === 'emailTaken')
    throw new Fault('errors.emailAlreadyRegistered', {
      fields: [{ pointer: '/email', code: 'errors.emailAlreadyRegistered' }],
    });
  await sendVerification(ports, user, user.language).catch((cause: unknown) => {
    throw new Fault('errors.sendVerificationFailed', { cause });
  });
};

export const register = implement(contract)
  .needing('users.create', 'verifications.create', 'mail.send', 'clock.now', 'clock.minimumDuration')
  .by(async ({ body: { email, password, confirmPassword }, asked: { language } }, ports) => {
    requireCorporateEmail(email);
    requireNewPassword(password, confirmPassword);
    const passwordHash = await hashPassword(password);
    const now = ports.clock.now();
    const verifyBy = plusDays(now, unverifiedAccountDays);
    const userId = newId('usr', now);
    const user = {
      userId,
      email,
      passwordHash,
      createdAt: now,
      verifyBy,
      verificationSentAt: now,
      freeCredits: 0,
      logins: 0,
      language,
    };
    await withMinimumDuration(ports, () => create(ports, user));
    return { requiresVerification: true, email, message: messages[language].answers.registered };
  });

export const handler = await http(register);
