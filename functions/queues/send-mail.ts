import { mailsPerDay } from '#shared/plans.ts';
import { onMessage, queued } from '../entry/queue.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { logger, tellCount } from '../log.ts';
import { hashOf } from '../proof.ts';
import { isToVisitor, mailDue, type MailDue } from '../rules/mail/mail-due.ts';
import { mailsWithheld } from '../rules/mail/mail-metrics.ts';
import { withoutNote } from '../rules/mail/without-note.ts';
import { mayLeave } from '../rules/mail/standing.ts';
import { knownAs } from '../notices/known-as.ts';
import { letterOf, letterPorts } from './letters.ts';
import { occasionOf, occasionPorts, type Occasion } from './occasion.ts';

/** What is written to support goes to those who answer, and their answer back; what is said of it leads to them. */
const toDesk: ReadonlySet<MailDue['mail']> = new Set(['ticketForSupport', 'contactForSupport']);
const fromDesk: ReadonlySet<MailDue['mail']> = new Set([
  'ticketReceived',
  'ticketAnswered',
  'contactReceived',
  'contactAnswered',
]);

/** Who gets a mail, and who the answer to it. */
const endsOf = ({ due: { mail }, user: { email } }: Occasion, { supportDesk }: PortsOf<'supportDesk.address'>) => {
  if (toDesk.has(mail)) return { to: supportDesk.address(), replyTo: email };
  return fromDesk.has(mail) ? { to: email, replyTo: supportDesk.address() } : { to: email };
};

/** As a log may name it: by the customer, or by the ticket. */
const subjectOf = (due: MailDue) => (isToVisitor(due) ? { ticketId: due.ticketId } : { userId: due.userId });

const leavingPorts = [
  ...letterPorts,
  ...occasionPorts,
  'mailboxes.take',
  'mailboxes.giveBack',
  'mailboxes.sent',
  'returnedMails.of',
  'mail.send',
  'supportDesk.address',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof leavingPorts)[number]>;

const leave = async (due: MailDue, { mailboxes, returnedMails, mail, supportDesk, ...ports }: Ports, now: string) => {
  const { id, askedBy } = due;
  const occasion = await occasionOf(ports, due, now);
  if (!occasion) return;
  const ends = endsOf(occasion, { supportDesk });
  const place = { mailbox: hashOf(withoutNote(ends.to)), askedBy, mailId: id };
  // What comes back is of this very address: few servers know what stands behind a plus, and who writes to
  // `ana+x@empresa.mx` in vain shall not silence `ana@empresa.mx`.
  const address = knownAs(ends.to);
  const [taken, standing] = await Promise.all([
    mailboxes.take(place, mailsPerDay[askedBy], now),
    toDesk.has(due.mail) ? {} : returnedMails.of(address),
  ]);
  if (taken === 'full') {
    logger.warn('mail withheld', { mailId: id, ...subjectOf(due), mail: due.mail, askedBy });
    tellCount(mailsWithheld);
  }
  if (taken === 'full' || taken === 'sent') return;
  if (!mayLeave(due.mail, standing)) {
    logger.info('mail not wanted', { mailId: id, ...subjectOf(due), mail: due.mail });
    return;
  }
  const letter = await letterOf(ports, { ...occasion, areScarce: taken === 'scarce' });
  // A newer one has left: what nobody gets takes no place of others.
  if (!letter) return mailboxes.giveBack(place, now);
  await mail.send({ ...ends, mailbox: address, language: occasion.due.language, ...letter });
  await mailboxes.sent(place, now);
};

/** Sends every mail of the product, so many a day to one mailbox; what SES does not take comes again. */
export const sendMail = onMessage(mailDue, 'No mail leaves: nobody can verify an e-mail or choose another password.')
  .needing(...leavingPorts, 'erasures.told', 'clock.now')
  .by(async (due, { erasures, clock, ...ports }) => {
    const now = clock.now();
    await leave(due, ports, now);
    // Until then the deletion keeps the e-mail, so that a mail that SES does not take today still leaves.
    if (due.mail === 'accountDeleted') await erasures.told(due.userId, now);
  });

export const handler = await queued(sendMail);
