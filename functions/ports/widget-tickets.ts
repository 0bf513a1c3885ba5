import { createHmac } from 'node:crypto';
import type { Ticket } from '#shared/widget/token.ts';
import { readsWidgetTicketKey } from './grant.ts';
import { secret } from './secret.ts';
import { verb } from './verb.ts';

const sign = async ({ o, e }: Ticket): Promise<string> => {
  const what = Buffer.from(JSON.stringify({ o, e })).toString('base64url');
  const proof = createHmac('sha256', await secret('WIDGET_TICKET_SECRET'))
    .update(what)
    .digest('base64url');
  return `${what}.${proof}`;
};

export const verbs = {
  /** The text by which the edge lets this origin frame the widget, see infra/constructs/framing.ts. */
  sign: verb([readsWidgetTicketKey], sign),
};
