import * as z from 'zod';
import { supportCategories, supportLimits, supportPriorities } from '../../validation/support.ts';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');

const line = (atMost: number) => z.string().trim().min(1).max(atMost);

/** Text of several lines in one spelling, whatever ends its lines. */
const lines = (atMost: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .min(1)
    .max(atMost);

/** What a page knows of itself; sent only with the consent of whoever writes. */
const Seen = z.strictObject({
  version: line(supportLimits.seen).optional().meta({ description: 'Of the widget.' }),
  browser: line(supportLimits.seen).optional().meta({ description: 'Family and system: `Firefox, Windows`.' }),
  error: line(supportLimits.seen).optional().meta({ description: 'Code of the last error of the widget.' }),
});

export const createTicket = endpoint({
  method: 'POST',
  path: '/api/support',
  auth: 'user',
  callClass: 'account',
  summary: `Write to support; a person answers by e-mail within ${supportLimits.answerHours} hours`,
  status: 201,
  body: z.strictObject({
    name: line(supportLimits.name),
    subject: line(supportLimits.subject),
    message: lines(supportLimits.message).meta({ description: 'May hold several lines.' }),
    category: z.enum(supportCategories).default('general'),
    priority: z.enum(supportPriorities).default('medium'),
    page: z
      .string()
      .regex(/^(?:\/[\w.-]+)+$/)
      .max(supportLimits.page)
      .optional()
      .meta({ description: 'Path of the page it is about.' }),
    requestIds: z
      .array(z.string().regex(/^[\w-]{1,64}$/))
      .max(supportLimits.requestIds)
      .optional()
      .meta({ description: 'Requests it is about, as `X-Request-Id` said them.' }),
    seen: Seen.optional(),
  }),
  severalLines: ['message'],
  response: z
    .object({
      id: z.string().meta({ description: 'Number of the ticket: `tkt_…`.' }),
      answerBy: z.iso.datetime().meta({ description: 'Until when a person answers.' }),
    })
    .meta({ id: 'SupportTicket', description: 'A message to support that was taken in.' }),
  examples: [
    {
      summary: 'A question about the widget',
      request: {
        name: 'Lucía Ferrer',
        subject: 'El widget no aparece',
        message: 'Agregué el origen de mi portal y la página sigue vacía.\n¿Qué más tengo que permitir?',
        category: 'widget',
        priority: 'high',
      },
      response: { id: 'tkt_01kaj3v8m2x9q4w7r5t6y0p1sd', answerBy: '2026-11-23T15:50:00.000Z' },
    },
  ],
  errors: [],
});
