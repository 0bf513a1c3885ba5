import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

const endpoint = endpointOf('app');

export const requestsKeptDays = 30;

export const LoggedRequest = z
  .object({
    id: z.string().meta({ description: 'The request id, as `X-Request-Id` said it.' }),
    at: z.iso.datetime(),
    key: z.object({ id: z.string(), keyId: z.string(), name: z.string().nullable() }),
    method: z.string(),
    route: z.string().meta({ description: 'The route, never the path: `/v1/validations/{id}`.' }),
    status: z.int(),
    error: z.string().nullable(),
    durationMs: z.int(),
    replayed: z.boolean().meta({ description: 'Answered from an idempotency key.' }),
    validationId: z.string().nullable(),
    body: z
      .unknown()
      .meta({ description: 'What was sent, accounts, documents and names masked; null without a body.' }),
  })
  .meta({ id: 'LoggedRequest', description: 'One request of a key, as the request log keeps it for 30 days.' });

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/requests',
  auth: 'user',
  callClass: 'search',
  summary: `Requests of the account's keys in the last ${requestsKeptDays} days, newest first`,
  status: 200,
  query: z.strictObject({
    key: z
      .string()
      .regex(/^key_[0-9a-z]{26}$/)
      .optional(),
    status: z.enum(['ok', 'failed']).optional(),
    error: z.string().max(60).optional(),
    ...pageQuery,
  }),
  response: pageOf(LoggedRequest),
  errors: ['errors.invalidCursor'],
});
