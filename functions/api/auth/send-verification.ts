import type { Language } from '#shared/messages/messages.ts';
import { plans, unverifiedAccountDays } from '#shared/plans.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { hashOf, newToken } from '../../proof.ts';

interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly verifyBy: string;
}

/** Mails a fresh link. Earlier links keep working until the account's deadline, so a late first mail still helps. */
export const sendVerification = async (
  { verifications, mail }: PortsOf<'verifications.create' | 'mail.send'>,
  { userId, email, verifyBy }: Addressee,
  language: Language,
): Promise<void> => {
  const token = newToken();
  await verifications.create(hashOf(token), { userId, email, verifyBy });
  await mail.send({
    to: email,
    name: 'verifyEmail',
    language,
    parameters: { email, credits: plans.free.pack.credits, days: unverifiedAccountDays },
    path: `/verify-email?token=${token}`,
  });
};
