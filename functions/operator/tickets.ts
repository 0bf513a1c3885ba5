import type { PortName, PortsOf } from '../ports/connect.ts';
import { monthOf } from '../rules/time.ts';
import type { Ticket } from '../store/support/ticket.ts';
import { lookedAt } from './record.ts';

export const ticketPorts = [
  'tickets.list',
  'tickets.find',
  'supportFiles.link',
  'users.find',
  'securityEvents.record',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof ticketPorts)[number]>;

interface Wanted {
  readonly month?: string | undefined;
  readonly kind?: Ticket['kind'] | undefined;
  readonly only?: Ticket['state'] | undefined;
  readonly limit: number;
}

/** What was written in a month, or in this one: enough to choose by. */
export const listTickets = async ({ tickets, clock }: Ports, { month, kind, only, limit }: Wanted) => {
  const found = await tickets.list(month ?? monthOf(clock.now()), { kind, state: only, limit });
  return {
    tickets: found.map(({ id, kind, state, createdAt, priority, category, subject }) => ({
      id,
      kind,
      state,
      createdAt,
      priority,
      category,
      subject,
    })),
  };
};

/** Who wrote it, as they are now; a visitor stands in the ticket. */
export const writerOf = async (
  { users }: Pick<Ports, 'users'>,
  { userId, email, language }: Ticket,
): Promise<Pick<Ticket, 'email' | 'language'>> => {
  if (userId === undefined) return { email, language };
  const user = await users.find(userId);
  return { email: user?.email, language: language ?? user?.language };
};

/** All of it, with the e-mail that the answer goes to, and links to its files; `undefined` where there is none. */
export const showTicket = async (ports: Ports, id: string) => {
  const ticket = await ports.tickets.find(id);
  if (!ticket) return undefined;
  const { userId } = ticket;
  if (userId !== undefined) await ports.securityEvents.record(lookedAt(userId, ports.clock.now()));
  const { email } = await writerOf(ports, ticket);
  const files = ticket.attachments.map(async (file) => ({ ...file, url: await ports.supportFiles.link(id, file.id) }));
  return { ticket: { ...ticket, email, attachments: await Promise.all(files) } };
};
