import type { PortName, PortsOf } from '../ports/connect.ts';
import { idOf } from '../proof.ts';
import { dayOf } from '../rules/time.ts';
import type { Ticket } from '../store/support/ticket.ts';
import { tellOfAnswer, tellOfTicket } from '../support/tell.ts';
import type { Command, CommandName } from './command.ts';
import { auditOf, refused, type Result } from './record.ts';
import { writerOf } from './tickets.ts';

export const ticketWritePorts = [
  'tickets.find',
  'users.find',
  'operations.record',
  'operations.answerTicket',
  'operations.releaseTicket',
  'operations.spamTicket',
  'mailQueue.add',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof ticketWritePorts)[number]>;
export type TicketCommandName = Extract<CommandName, `${string}-ticket`>;
type TicketCommand = Extract<Command, { command: TicketCommandName }>;
type CommandOf<N extends TicketCommandName> = Extract<Command, { command: N }>;

interface Asked<N extends TicketCommandName> {
  readonly asked: CommandOf<N>;
  readonly ticket: Ticket;
  readonly now: string;
}

const changed = refused('The ticket just changed; look and try again');

/** Mails that were queued on another day left long ago, and would leave again: what leaves once is known for a day. */
const mayBeToldAgain = (at: string | undefined, now: string): boolean => at !== undefined && dayOf(at) === dayOf(now);

const answer = async (ports: Ports, { asked, ticket, now }: Asked<'answer-ticket'>): Promise<Result> => {
  const { text, by, close } = asked;
  const { id } = ticket;
  if (ticket.state === 'held' || ticket.state === 'spam')
    return refused(`This ticket is ${ticket.state}: nobody is mailed about it`);
  // The same text is the same answer, however often it is asked for.
  const answerId = idOf('ans', ticket.createdAt, `${id}\n${text}`);
  const before = ticket.answers.find((one) => one.id === answerId);
  const language = (await writerOf(ports, ticket)).language ?? 'es';
  const tell = () => tellOfAnswer(ports, { ticket, answerId, language });
  if (before) {
    if (mayBeToldAgain(before.at, now)) await tell();
    return { alreadyAnswered: id, at: before.at };
  }
  const audit = auditOf(asked, now, ticket.userId, { ticket: id, answer: answerId });
  const state = close ? 'closed' : 'answered';
  if ((await ports.operations.answerTicket(ticket, { id: answerId, at: now, by, text }, state, audit)) === 'changed')
    return changed;
  await tell();
  return { answered: id, state };
};

const release = async (ports: Ports, { asked, ticket, now }: Asked<'release-ticket'>): Promise<Result> => {
  const { id, state, releasedAt } = ticket;
  if (state === 'open' && mayBeToldAgain(releasedAt, now)) {
    await tellOfTicket(ports, ticket);
    return { alreadyReleased: id, at: releasedAt };
  }
  if (state !== 'held') return refused(`This ticket is not held: it is ${state}`);
  const audit = auditOf(asked, now, ticket.userId, { ticket: id });
  if ((await ports.operations.releaseTicket(ticket, now, audit)) === 'changed') return changed;
  await tellOfTicket(ports, ticket);
  return { released: id };
};

const markSpam = async (ports: Ports, { asked, ticket, now }: Asked<'spam-ticket'>): Promise<Result> => {
  const { id, state } = ticket;
  if (state !== 'held' && state !== 'open') return refused(`This ticket is ${state}`);
  const audit = auditOf(asked, now, ticket.userId, { ticket: id });
  return (await ports.operations.spamTicket(ticket, audit)) === 'changed' ? changed : { spam: id };
};

const actions: {
  readonly [N in TicketCommandName]: (ports: Ports, given: Asked<N>) => Promise<Result>;
} = { 'answer-ticket': answer, 'release-ticket': release, 'spam-ticket': markSpam };

export const isTicketCommand = (asked: Command): asked is TicketCommand => Object.hasOwn(actions, asked.command);

/** What changes a ticket is recorded with the change; what changes nothing, by itself. */
export const performOnTicket = async (asked: TicketCommand, now: string, ports: Ports): Promise<Result> => {
  const ticket = await ports.tickets.find(asked.id);
  const act = actions[asked.command] as (ports: Ports, given: object) => Promise<Result>;
  const result = ticket ? await act(ports, { asked, ticket, now }) : refused('There is no such ticket');
  const said = result['refused'] ?? ('at' in result ? 'again' : undefined);
  if (typeof said === 'string')
    await ports.operations.record(auditOf(asked, now, ticket?.userId, { ticket: asked.id, said }));
  return result;
};
