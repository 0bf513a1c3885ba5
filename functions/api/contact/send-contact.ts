import { sendContact as contract } from '#shared/contract/app/contact.ts';
import { contactLimits } from '#shared/validation/contact.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { takeOfDay } from '../../limits/take-of-day.ts';
import { tellCount } from '../../log.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { hashOf, newId } from '../../proof.ts';
import { mailboxOf } from '../../rules/login/mailbox.ts';
import { mailsWithheld } from '../../rules/mail/mail-metrics.ts';
import { looksLikeSpam } from '../../rules/support/looks-like-spam.ts';
import type { Ticket } from '../../store/support/ticket.ts';
import { takenView } from '../../support/answer-by.ts';
import { tellOfTicket } from '../../support/tell.ts';

/** Counts a message for its mailbox, then for everybody: a flood of one is refused before it takes anything of all. */
const isBeyondMails = async (ports: PortsOf<'limits.take' | 'clock.now'>, email: string): Promise<boolean> => {
  const { perMailbox, perDay } = contactLimits;
  const mailbox = `contact#mailbox#${hashOf(mailboxOf(email))}`;
  const ofMailbox = await takeOfDay(ports, { what: mailbox, max: perMailbox.atMost, by: 'email' });
  const ofAll = await takeOfDay(ports, { what: 'contact', max: perDay.atMost, by: 'all' });
  // From here on nobody is mailed of anybody's message: those who answer have to look by themselves.
  if (ofAll > perDay.mailed) tellCount(mailsWithheld);
  return ofMailbox > perMailbox.mailed || ofAll > perDay.mailed;
};

/** Writes what a visitor says and reads nothing. What may be spam is held: it is not lost, and nobody gets a mail of it. */
export const sendContact = implement(contract)
  .needing('limits.take', 'tickets.create', 'mailQueue.add', 'clock.now')
  .by(async ({ body, asked: { language } }, ports) => {
    const { website: _, ...written } = body;
    const createdAt = ports.clock.now();
    const state = (await isBeyondMails(ports, body.email)) || looksLikeSpam(body) ? 'held' : 'open';
    const ticket: Ticket = {
      id: newId('tkt', createdAt),
      kind: 'contact',
      state,
      createdAt,
      language,
      ...written,
      category: 'general',
      priority: 'medium',
      requestIds: [],
      seen: {},
      attachments: [],
      answers: [],
    };
    await ports.tickets.create(ticket);
    if (state === 'open') await tellOfTicket(ports, ticket);
    return takenView(ticket);
  });

export const handler = await http(sendContact);
