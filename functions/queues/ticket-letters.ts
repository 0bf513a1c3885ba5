import { supportLimits } from '#shared/validation/support.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Sending } from '../ports/mail/send.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';
import type { User } from '../store/accounts/users.ts';
import type { Ticket } from '../store/support/ticket.ts';
import { answerBy } from '../support/answer-by.ts';

type Letter = Pick<Sending, 'name' | 'parameters' | 'path'>;
type AnswerMail = Extract<MailDue, { answerId: string }>;
type TicketMail = Exclude<Extract<MailDue, { ticketId: string }>, AnswerMail>;

interface About<D extends MailDue> {
  readonly due: D;
  readonly user: Pick<User, 'email'>;
}

const nothing = '-';

const filesOf = ({ attachments }: Ticket): string =>
  attachments.map(({ id, name }) => `${name} (${id})`).join(', ') || nothing;

const forSupport = (ticket: Ticket, email: string) => ({
  ticket: ticket.id,
  subject: ticket.subject ?? nothing,
  message: ticket.message,
  name: ticket.name,
  category: ticket.category,
  priority: ticket.priority,
  account: ticket.userId ?? nothing,
  company: ticket.company ?? nothing,
  phone: ticket.phone ?? nothing,
  email,
  page: ticket.page ?? nothing,
  requests: ticket.requestIds.join(', ') || nothing,
  version: ticket.seen.version ?? nothing,
  browser: ticket.seen.browser ?? nothing,
  error: ticket.seen.error ?? nothing,
  files: filesOf(ticket),
  answerBy: answerBy(ticket.createdAt),
});

const hours = supportLimits.answerHours;

/** What each mail says of a ticket, and where it leads. Whoever only typed an address gets no word of what was typed there. */
const told: { readonly [N in TicketMail['mail']]: (ticket: Ticket, email: string) => Omit<Letter, 'name'> } = {
  ticketForSupport: (ticket, email) => ({ parameters: forSupport(ticket, email), path: ticket.page ?? '/' }),
  ticketReceived: ({ id, subject = nothing }) => ({ parameters: { ticket: id, subject, hours }, path: '/dashboard' }),
  contactForSupport: (ticket, email) => ({ parameters: forSupport(ticket, email), path: '/' }),
  contactReceived: ({ id }) => ({ parameters: { ticket: id, hours }, path: '/help-center' }),
};

/** To whoever wrote and to whoever answers, of the same row; nothing where it cannot be read. */
export const aboutTicket = async (
  { tickets }: PortsOf<'tickets.find'>,
  { due: { mail, ticketId }, user }: About<TicketMail>,
): Promise<Letter | undefined> => {
  const ticket = await tickets.find(ticketId);
  return ticket && { name: mail, ...told[mail](ticket, user.email) };
};

/** What was answered, as it stands in the ticket. */
export const aboutAnswer = async (
  { tickets }: PortsOf<'tickets.find'>,
  { due: { mail, ticketId, answerId } }: About<AnswerMail>,
): Promise<Letter | undefined> => {
  const ticket = await tickets.find(ticketId);
  const answer = ticket?.answers.find(({ id }) => id === answerId);
  const path = ticket?.userId === undefined ? '/' : '/dashboard';
  return answer && { name: mail, parameters: { ticket: ticketId, answer: answer.text }, path };
};
