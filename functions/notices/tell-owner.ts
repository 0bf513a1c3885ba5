import { logger, nameOf } from '../log.ts';
import type { PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { notices, type Notice } from '../rules/mail/notices.ts';

/** So that an owner who did not do it hears of it; what was done stays done whether this mail leaves or not. */
export const tellOwner = (
  { mailQueue }: PortsOf<'mailQueue.add'>,
  userId: string,
  { mail, facts = {} }: Notice,
  now: string,
): Promise<void> =>
  mailQueue
    .add({ id: newId('mail', now), userId, mail, facts, language: 'es', askedBy: notices[mail].askedBy })
    .catch((error: unknown) => logger.error('notice to the owner not queued', { mail, cause: nameOf(error) }));
