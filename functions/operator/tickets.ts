import type { PortName, PortsOf } from '../ports/connect.ts';

export const ticketPorts = [
  'tickets.list',
  'tickets.find',
  'users.find',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof ticketPorts)[number]>;

/** What was written in a month, or in this one: enough to choose by. */
export const listTickets = async ({ tickets, clock }: Ports, month: string | undefined, limit: number) => {
  const found = await tickets.list(month ?? clock.now().slice(0, 7), limit);
  return {
    tickets: found.map(({ id, createdAt, priority, category, subject }) => ({
      id,
      createdAt,
      priority,
      category,
      subject,
    })),
  };
};

/** All of it, with the e-mail that the answer goes to; `undefined` where there is none. */
export const showTicket = async ({ tickets, users }: Ports, id: string) => {
  const ticket = await tickets.find(id);
  if (!ticket) return undefined;
  const user = await users.find(ticket.userId);
  return { ticket: { ...ticket, email: user?.email } };
};
