import * as z from 'zod';
import { callLimits } from '../../plans.ts';
import { contactLimits, phoneNumber } from '../../validation/contact.ts';
import { supportLimits } from '../../validation/support.ts';
import { Email } from '../email.ts';
import { endpointOf } from '../endpoint.ts';
import { line, lines } from '../lines.ts';
import { TicketTaken } from '../resources/ticket.ts';

const endpoint = endpointOf('app');

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  auth: 'guest',
  callClass: 'contact',
  summary: `Write to us without an account; a person answers by e-mail within ${supportLimits.answerHours} hours`,
  description:
    'What looks like advertising is held until a person has looked at it: the answer is the same, and no mail leaves before.',
  status: 202,
  body: z.strictObject({
    name: line(contactLimits.name),
    company: line(contactLimits.company),
    email: Email.meta({
      description: 'Where the answer goes. Any address will do: a corporate one is asked for where an account is made.',
    }),
    phone: z
      .string()
      .trim()
      .max(contactLimits.phone)
      .regex(phoneNumber)
      .optional()
      .meta({ description: 'Seven to fifteen digits, such as `+52 55 5555 0100`.' }),
    message: lines(contactLimits.message).meta({ description: 'May hold several lines.' }),
    website: z
      .string()
      .max(contactLimits.website)
      .optional()
      .meta({ description: 'Stays empty: people do not see this field.' }),
  }),
  severalLines: ['message'],
  response: TicketTaken,
  examples: [
    {
      summary: 'A visitor asks about volume',
      request: {
        name: 'Lucía Ferrer',
        company: 'Pagos del Sur',
        email: 'lucia@pagosdelsur.com.ar',
        phone: '+54 11 5555 0100',
        message: 'Pagamos a 4.000 proveedores por mes.\n¿Qué plan nos conviene?',
      },
      response: { id: 'tkt_01kaj3v8m2x9q4w7r5t6y0p1sc', answerBy: '2026-11-23T15:50:00.000Z' },
    },
  ],
  errors: [],
  limit: callLimits.contact,
});
