import { logger, nameOf } from '../log.ts';
import type { PortsOf } from '../ports/connect.ts';
import { idOf, newId } from '../proof.ts';
import { notices, type Notice } from '../rules/mail/notices.ts';
import { dayStart } from '../rules/time.ts';

/** The same all day: a mail of which the id has left leaves no more. */
const idOfDay = (mail: string, userId: string, now: string) => idOf('mail', dayStart(now), `${mail} ${userId}`);

/** So that an owner who did not do it hears of it; what was done stays done whether this mail leaves or not. */
export const tellOwner = (
  { mailQueue }: PortsOf<'mailQueue.add'>,
  userId: string,
  { mail, facts = {}, isDaily = false }: Notice,
  now: string,
): Promise<void> =>
  mailQueue
    .add({
      id: isDaily ? idOfDay(mail, userId, now) : newId('mail', now),
      userId,
      mail,
      facts,
      language: 'es',
      askedBy: notices[mail].askedBy,
    })
    .catch((error: unknown) => logger.error('notice to the owner not queued', { mail, cause: nameOf(error) }));
