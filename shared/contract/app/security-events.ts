import * as z from 'zod';
import { keptDays } from '../../kept-days.ts';
import { securityEventAreas, securityEventKinds, securityEventOutcomes } from '../../validation/security-events.ts';
import { endpointOf } from '../endpoint.ts';
import { nextCursorHeader } from '../export.ts';
import { cursor, pageOf, pageQuery } from '../page.ts';

const endpoint = endpointOf('app');

const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const filter = {
  area: z.enum(securityEventAreas).optional(),
  kind: z.enum(securityEventKinds).optional(),
  outcome: z.enum(securityEventOutcomes).optional(),
  from: Moment.optional(),
  to: Moment.optional(),
};

export const SecurityEvent = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.string().meta({ description: `What was done: ${securityEventKinds.join(', ')}.` }),
    outcome: z
      .enum(securityEventOutcomes)
      .meta({ description: '`unclear`: our side failed on the way, so it may have happened all the same.' }),
    error: z.string().nullable().meta({ description: 'The code it was refused with.' }),
    userAgent: z.string().nullable().meta({ description: 'Family of the browser, never its version.' }),
    network: z.string().nullable().meta({
      description: 'The same four characters for the same address, which is not stored; in this account only.',
    }),
    sessionId: z.string().nullable(),
    current: z.boolean().meta({ description: 'Of the session that asks.' }),
    keyId: z.string().nullable().meta({ description: 'The API key it came by.' }),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'The id of the key, the webhook, the payee or the session it is about.' }),
    byOperator: z.boolean().meta({ description: 'Somebody of CuentaClara did it.' }),
    requestId: z.string().nullable(),
  })
  .meta({
    id: 'SecurityEvent',
    description: `Something done in the account, or tried; kept ${keptDays.securityEvents} days.`,
  });

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/security-events',
  auth: 'user',
  callClass: 'read',
  summary: 'The activity of the account: what was done, when and from which browser, newest first',
  status: 200,
  query: z.strictObject({ ...filter, ...pageQuery }),
  response: pageOf(SecurityEvent),
  errors: ['errors.invalidCursor'],
});

/** Rows of one file: far below what one answer may weigh. */
export const securityEventsPerExport = 1_000;

export const exportSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/security-events/export',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'activity.exported',
  summary: `The activity of the account as CSV, newest first; goes on with the cursor in ${nextCursorHeader}`,
  status: 200,
  query: z.strictObject({ ...filter, cursor }),
  contentType: 'text/csv; charset=utf-8',
  response: z.string(),
  errors: ['errors.invalidCursor'],
});
