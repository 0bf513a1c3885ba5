import * as z from 'zod';
import { attachmentTypes, supportCategories, supportLimits, supportPriorities } from '../../validation/support.ts';
import { endpointOf } from '../endpoint.ts';
import { line, lines } from '../lines.ts';
import { TicketTaken } from '../resources/ticket.ts';

const endpoint = endpointOf('app');

/** What a page knows of itself; sent only with the consent of whoever writes. */
const Seen = z.strictObject({
  version: line(supportLimits.seen).optional().meta({ description: 'Of the widget.' }),
  browser: line(supportLimits.seen).optional().meta({ description: 'Family and system: `Firefox, Windows`.' }),
  error: line(supportLimits.seen).optional().meta({ description: 'Code of the last error of the widget.' }),
});

const AttachmentId = z.string().regex(/^att_[0-9a-z]{26}$/);

export const createTicket = endpoint({
  method: 'POST',
  path: '/api/support',
  auth: 'user',
  callClass: 'account',
  evidence: 'support.written',
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
    attachments: z
      .array(AttachmentId)
      .max(supportLimits.attachments)
      .refine((ids) => new Set(ids).size === ids.length)
      .optional()
      .meta({ description: 'Files that were announced and uploaded, each for this one ticket.' }),
  }),
  severalLines: ['message'],
  response: TicketTaken,
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
  idempotent: true,
});

export const announceAttachment = endpoint({
  method: 'POST',
  path: '/api/support/attachments',
  auth: 'user',
  callClass: 'account',
  summary: 'An address to which a screenshot is uploaded, for a message to support',
  description:
    'PUT the file there with exactly the headers of the answer, then name its id in `attachments` of `POST /api/support`. ' +
    'A file that no ticket names goes within two days.',
  status: 201,
  body: z.strictObject({
    name: line(supportLimits.attachmentName).meta({ description: 'Of the file, as its owner called it.' }),
    type: z.enum(attachmentTypes),
    size: z.int().min(1).max(supportLimits.attachmentBytes).meta({ description: 'Bytes of the file, exactly.' }),
  }),
  response: z
    .object({
      id: z.string().meta({ description: 'Names the file: `att_…`.' }),
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
      expiresAt: z.iso.datetime().meta({ description: 'Until when the address takes the file.' }),
    })
    .meta({ id: 'Attachment', description: 'A file that is about to be uploaded.' }),
  examples: [
    {
      summary: 'A screenshot',
      request: { name: 'pantalla.png', type: 'image/png', size: 48_213 },
      response: {
        id: 'att_01kaj3v8m2x9q4w7r5t6y0p1sa',
        upload: {
          url: 'https://files.example/uploads/usr_01kaj3v8m2x9q4w7r5t6y0p1sb/att_01kaj3v8m2x9q4w7r5t6y0p1sa?X-Amz-Signature=…',
          headers: { 'content-type': 'image/png', 'if-none-match': '*' },
        },
        expiresAt: '2026-11-22T16:20:00.000Z',
      },
    },
  ],
  errors: [],
});
