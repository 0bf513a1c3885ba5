import { logger, nameOf } from '../log.ts';
import type { PortsOf } from '../ports/connect.ts';
import { idOf, newId } from '../proof.ts';
import { notices, type Notice } from '../rules/mail/notices.ts';
import { dayStart } from '../rules/time.ts';

/** The same all day: a mail of which the id has left leaves no more. */
const idOfDay = (mail: string, userId: string, now: string) => idOf('mail', dayStart(now), `${mail} ${userId}`);

/** A notice as the queue of mails takes it; it leaves in the language of its owner, whatever it says here. */
export const noticeDue = (id: string, userId: string, { mail, facts = {} }: Notice) =>
  ({ id, userId, mail, facts, language: 'es', askedBy: notices[mail].askedBy }) as const;

/** So that an owner who did not do it hears of it; what was done stays done whether this mail leaves or not. */
export const tellOwner = (
  { mailQueue }: PortsOf<'mailQueue.add'>,
  userId: string,
  notice: Notice,
  now: string,
): Promise<void> => {
  const { mail, isDaily = false } = notice;
  const id = isDaily ? idOfDay(mail, userId, now) : newId('mail', now);
  return mailQueue
    .add(noticeDue(id, userId, notice))
    .catch((error: unknown) => logger.error('notice to the owner not queued', { mail, cause: nameOf(error) }));
};
