import * as z from 'zod';

/** A message that was taken in, from whoever wrote it. */
export const TicketTaken = z
  .object({
    id: z.string().meta({ description: 'Number of the ticket: `tkt_…`.' }),
    answerBy: z.iso.datetime().meta({ description: 'Until when a person answers.' }),
  })
  .meta({ id: 'SupportTicket', description: 'A message that was taken in.' });
