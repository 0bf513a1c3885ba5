import { createHmac } from 'node:crypto';
import type { Ticket } from '#shared/widget/token.ts';
import { readsWidgetTicketKey } from './grant.ts';
import { secret } from './secret.ts';
import { verb } from './verb.ts';

/** What a frame's address says, and the proof by which the edge tells that we said it. */
const sign = async ({ o, e }: Ticket): Promise<string> => {
  const what = Buffer.from(JSON.stringify({ o, e })).toString('base64url');
  const proof = createHmac('sha256', await secret('WIDGET_TICKET_SECRET'))
    .update(what)
    .digest('base64url');
  return `${what}.${proof}`;
};

export const verbs = { sign: verb([readsWidgetTicketKey], sign) };
