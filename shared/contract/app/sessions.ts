import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');

const SessionView = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    /** To a quarter of an hour. */
    lastSeenAt: z.iso.datetime(),
    userAgent: z.string().nullable(),
    current: z.boolean(),
  })
  .meta({ id: 'Session', description: 'A signed-in browser: its family, not its version.' });

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  auth: 'user',
  callClass: 'read',
  summary: 'The live sessions of the user, newest first',
  status: 200,
  response: z.object({ data: z.array(SessionView) }),
  errors: [],
});

export const closeSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  auth: 'user',
  callClass: 'account',
  evidence: 'session.closed',
  summary: 'End one session of the user at once',
  status: 204,
  params: z.object({ id: z.string().max(64) }),
  response: z.undefined(),
  errors: ['errors.notFound'],
});

export const closeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  auth: 'user',
  callClass: 'account',
  evidence: 'sessions.closed',
  summary: 'End every session of the user but this one at once',
  status: 204,
  response: z.undefined(),
  errors: [],
});
