import { supportLimits } from '#shared/validation/support.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Sending } from '../ports/mail/send.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';
import { plusSeconds } from '../rules/time.ts';
import type { User } from '../store/accounts/users.ts';
import type { Ticket } from '../store/support/tickets.ts';

type TicketMail = Extract<MailDue, { ticketId: string }>;

const nothing = '-';

const parametersOf = ({ seen, requestIds, page = nothing, ...ticket }: Ticket, { email }: User) => ({
  ticket: ticket.id,
  subject: ticket.subject,
  message: ticket.message,
  name: ticket.name,
  category: ticket.category,
  priority: ticket.priority,
  account: ticket.userId,
  email,
  page,
  requests: requestIds.join(', ') || nothing,
  version: seen.version ?? nothing,
  browser: seen.browser ?? nothing,
  error: seen.error ?? nothing,
  hours: supportLimits.answerHours,
  answerBy: plusSeconds(ticket.createdAt, supportLimits.answerHours * 3600),
});

/** To whoever wrote and to whoever answers, of the same row; nothing where it cannot be read. */
export const aboutTicket = async (
  { tickets }: PortsOf<'tickets.find'>,
  { due: { mail, ticketId }, user }: { readonly due: TicketMail; readonly user: User },
): Promise<Pick<Sending, 'name' | 'parameters' | 'path'> | undefined> => {
  const ticket = await tickets.find(ticketId);
  if (!ticket) return undefined;
  const path = mail === 'ticketForSupport' ? (ticket.page ?? '/') : '/dashboard';
  return { name: mail, parameters: parametersOf(ticket, user), path };
};
