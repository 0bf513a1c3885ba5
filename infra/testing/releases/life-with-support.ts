import { sendContact } from '#functions/api/contact/send-contact.ts';
import { createTicket } from '#functions/api/support/create-ticket.ts';
import { type needs, perform } from '#functions/operator/actions.ts';
import type { PortsOf } from '#functions/ports/connect.ts';
import { textIn, type Fixture } from './fixture.ts';
import { kindsOf } from './kinds.ts';
import { posting, type Visitor } from './visitor.ts';

const asked = { by: 'tests', why: 'a release' } as const;

export interface Shown {
  readonly id: string;
  readonly state: string;
  readonly message: string;
}

type Ports = PortsOf<(typeof needs)[number]>;

const show = async (ports: Ports, id: string): Promise<Shown> => {
  const { ticket } = (await perform({ command: 'ticket', id, ...asked }, ports)) as { readonly ticket: Shown };
  return ticket;
};

/** What is no spam is let go on, and answered. */
const answer = async (ports: Ports, { id, state }: Shown) => {
  if (state === 'held') await perform({ command: 'release-ticket', id, ...asked }, ports);
  return perform({ command: 'answer-ticket', id, text: 'Una respuesta de la versión nueva.', ...asked }, ports);
};

/** Everything that operators do with the tickets of a month. */
export const answerTickets = async (ports: Ports, month: string) => {
  await perform({ command: 'mailbox', email: 'bounce@simulator.amazonses.com', ...asked }, ports);
  const list = await perform({ command: 'tickets', month, limit: 100, ...asked }, ports);
  const listed = list['tickets'] as readonly Shown[];
  const shown: Shown[] = [];
  const answered: object[] = [];
  for (const { id } of listed) shown.push(await show(ports, id));
  for (const ticket of shown.filter(({ state }) => state !== 'spam')) answered.push(await answer(ports, ticket));
  return { listed, shown, answered };
};

/** What the owner and a visitor write now; a file that waited for its ticket comes along. */
export const writeToSupport = async ({ json }: Visitor, { rows, people: { owner } }: Fixture) => {
  const waiting = rows.find((row) => kindsOf(row).includes('attachment') && !('ticketId' in row));
  const attachments = waiting ? [textIn(waiting, 'id')] : [];
  const written = { name: 'Ana Prueba', message: 'Una pregunta más.' };
  const headers = { authorization: `Bearer ${owner.token}` };
  const visitor = { ...written, company: 'Empresa de Prueba', email: 'visita@visita-de-prueba.mx' };
  return {
    asked: await json(createTicket, posting({ ...written, subject: 'Más', attachments }, headers)),
    written: await json(sendContact, posting(visitor)),
  };
};
