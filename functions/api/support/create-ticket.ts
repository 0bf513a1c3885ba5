import { createTicket as contract } from '#shared/contract/app/support.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { takeOfDay } from '../../limits/take-of-day.ts';
import { newId } from '../../proof.ts';
import { KeyUsed } from '../../rules/idempotency/claim.ts';
import type { Ticket } from '../../store/support/ticket.ts';
import { takenView } from '../../support/answer-by.ts';
import { attachAll, attachPorts, unusable } from '../../support/attach.ts';
import { tellOfTicket } from '../../support/tell.ts';

/** Kept before anything is mailed: what a queue does not take, operators still read, and a repeat mails. */
export const createTicket = implement(contract)
  .needing('limits.take', ...attachPorts, 'tickets.createFor', 'tickets.find', 'mailQueue.add', 'clock.now')
  .by(
    async ({ body, caller: { userId }, asked: { language }, claim }, ports) => {
      const { requestIds = [], seen = {}, attachments: ids = [], ...written } = body;
      const createdAt = ports.clock.now();
      await takeOfDay(ports, { what: `support#${userId}`, max: supportLimits.perDay });
      const id = newId('tkt', createdAt);
      const attachments = [...(await attachAll(ports, { userId, ticketId: id, ids }))];
      const about = { id, userId, kind: 'support', state: 'open', createdAt, language } as const;
      const ticket: Ticket = { ...about, ...written, requestIds, seen, attachments, answers: [] };
      const created = await ports.tickets.createFor(userId, ticket, claim?.answeredBy(id));
      if (created === 'keyUsed') throw new KeyUsed();
      if (created !== 'created') throw unusable(created.taken);
      await tellOfTicket(ports, ticket);
      return takenView(ticket);
    },
    async (id, _, ports) => {
      const ticket = await ports.tickets.find(id);
      if (!ticket) return undefined;
      await tellOfTicket(ports, ticket);
      return takenView(ticket);
    },
  );

export const handler = await http(createTicket);
