import type { Language } from '#shared/messages/messages.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Ticket } from '../store/support/ticket.ts';

type Queue = Pick<PortsOf<'mailQueue.add'>, 'mailQueue'>;

/**
 * Mails a new ticket to whoever answers, and its number to whoever wrote. The ids of the mails follow from its own: told
 * twice in a day, each leaves once. An address that anybody may have typed counts as what anybody can cause.
 */
export const tellOfTicket = async ({ mailQueue }: Queue, ticket: Ticket): Promise<void> => {
  const { id: ticketId, userId, language = 'es' } = ticket;
  const about = { ticketId, language };
  const [desk, own] = [`${ticketId}-desk`, `${ticketId}-own`];
  if (userId === undefined) {
    await mailQueue.add({ ...about, id: desk, mail: 'contactForSupport', askedBy: 'visitors' });
    return mailQueue.add({ ...about, id: own, mail: 'contactReceived', askedBy: 'anybody' });
  }
  await mailQueue.add({ ...about, userId, id: desk, mail: 'ticketForSupport', askedBy: 'customers' });
  return mailQueue.add({ ...about, userId, id: own, mail: 'ticketReceived', askedBy: 'us' });
};

interface Answered {
  readonly ticket: Ticket;
  readonly answerId: string;
  readonly language: Language;
}

/** Mails an answer to whoever wrote; told twice in a day, it leaves once. */
export const tellOfAnswer = async ({ mailQueue }: Queue, { ticket, answerId, language }: Answered): Promise<void> => {
  const { id: ticketId, userId } = ticket;
  const about = { id: answerId, ticketId, answerId, language, askedBy: 'us' } as const;
  return userId === undefined
    ? mailQueue.add({ ...about, mail: 'contactAnswered' })
    : mailQueue.add({ ...about, userId, mail: 'ticketAnswered' });
};
