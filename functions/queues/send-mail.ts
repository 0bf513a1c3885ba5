import { mailsPerDay } from '#shared/plans.ts';
import { onMessage, queued } from '../entry/queue.ts';
import type { PortsOf } from '../ports/connect.ts';
import { logger, tellCount } from '../log.ts';
import { hashOf } from '../proof.ts';
import { mailDue, type MailDue } from '../rules/mail/mail-due.ts';
import { mailsWithheld } from '../rules/mail/mail-metrics.ts';
import { mailboxOf } from '../rules/mail/mailbox.ts';
import type { User } from '../store/accounts/users.ts';
import { letterOf, letterPorts } from './letters.ts';

/** Who gets a mail, and who the answer to it: what is written to support and what is said of it lead to each other. */
const endsOf = ({ mail }: MailDue, { email }: User, { supportDesk }: PortsOf<'supportDesk.address'>) => {
  if (mail === 'ticketForSupport') return { to: supportDesk.address(), replyTo: email };
  if (mail === 'ticketReceived') return { to: email, replyTo: supportDesk.address() };
  return { to: email };
};

/** Sends every mail of the product, so many a day to one mailbox; what SES does not take comes again. */
export const sendMail = onMessage(mailDue, 'No mail leaves: nobody can verify an e-mail or choose another password.')
  .needing(
    ...letterPorts,
    'users.find',
    'mailboxes.take',
    'mailboxes.sent',
    'mail.send',
    'clock.now',
    'supportDesk.address',
  )
  .by(async (due, { users, mailboxes, mail, clock, supportDesk, ...ports }) => {
    const { id, userId, language, askedBy } = due;
    const user = await users.find(userId);
    if (!user) return;
    const now = clock.now();
    const ends = endsOf(due, user, { supportDesk });
    const place = { mailbox: hashOf(mailboxOf(ends.to)), askedBy, mailId: id };
    const taken = await mailboxes.take(place, mailsPerDay[askedBy], now);
    if (taken === 'full') {
      logger.warn('mail withheld', { mailId: id, userId, mail: due.mail, askedBy });
      tellCount(mailsWithheld);
    }
    if (taken !== 'free') return;
    const letter = await letterOf({ users, ...ports }, { due, user, now });
    if (!letter) return;
    await mail.send({ ...ends, language, ...letter });
    await mailboxes.sent(place, now);
  });

export const handler = await queued(sendMail);
