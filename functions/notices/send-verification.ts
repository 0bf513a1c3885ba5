import type { Language } from '#shared/messages/messages.ts';
import type { PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';

interface Asked {
  readonly language: Language;
  readonly askedBy: MailDue['askedBy'];
  readonly now: string;
}

/** Has a fresh link mailed; it takes the force of those before. */
export const sendVerification = (
  { mailQueue }: PortsOf<'mailQueue.add'>,
  userId: string,
  { now, ...asked }: Asked,
): Promise<void> => mailQueue.add({ id: newId('mail', now), userId, mail: 'verifyEmail', ...asked });
