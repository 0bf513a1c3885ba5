import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import * as z from 'zod';
import type { AnyImplementation } from '#functions/entry/http/step.ts';
import { http } from '#functions/entry/http.ts';
import { connect } from '#functions/ports/connect.ts';
import { hashOf, newId, newToken } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';
import { subscribed } from './subscribed.ts';

/** An endpoint as a contract declares it, for tests of the pipeline to vary. */
export const greet = {
  method: 'GET',
  path: '/api/greeting',
  auth: 'guest',
  summary: 'Greets',
  status: 200,
  response: z.object({ text: z.string() }),
  errors: [],
} as const;

interface Sent {
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly query?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address it comes from. */
  readonly from?: string;
  readonly requestId?: string;
  /** Until Lambda ends the function. */
  readonly remainingMs?: number;
}

/** Sends one request through the whole pipeline of an implementation, in this process. */
export const send = async (
  implementation: AnyImplementation,
  {
    body,
    isBase64Encoded = false,
    query,
    params,
    headers = {},
    from = '192.0.2.9',
    requestId = 'r1',
    remainingMs = 29_000,
  }: Sent = {},
  /** Given where requests share what one environment remembers. */
  environment?: Awaited<ReturnType<typeof http>>,
) => {
  const event = {
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body ?? null,
    isBase64Encoded,
    pathParameters: params ?? null,
    queryStringParameters: query ?? null,
    requestContext: { requestId, identity: { sourceIp: from } },
  };
  const handler = environment ?? (await http(implementation));
  const context = { getRemainingTimeInMillis: () => remainingMs };
  return handler(event as unknown as APIGatewayProxyEvent, context as Context);
};

/** The same, where the answer is JSON. */
export const call = async (...given: Parameters<typeof send>) => {
  const answer = await send(...given);
  return { ...answer, json: JSON.parse(answer.body || 'null') as Record<string, unknown> };
};

interface Granted {
  readonly tier: 'basic' | 'pro' | 'enterprise';
  readonly source: 'pack' | 'subscription';
}

/** The header of a user with a session and, if wanted, a lot, in the table that is open. */
export const signedIn = async (lot?: Granted): Promise<{ readonly authorization: string }> => {
  const { users, sessions, operations } = await connect(['users.create', 'sessions.create', 'operations.grant']);
  const now = new Date().toISOString();
  const [userId, token, email] = [newId('usr', now), newToken(), `${randomUUID()}@empresa.mx`];
  const user = {
    userId,
    email,
    passwordHash: 'hash',
    createdAt: now,
    verificationSentAt: now,
    verifyBy: plusDays(now, 7),
  };
  await users.create({ ...user, freeCredits: 0, logins: 0, language: 'es' });
  const session = { sessionId: newId('ses', now), userId, email, createdAt: now, lastSeenAt: now };
  await sessions.create(
    hashOf(token),
    { ...session, expiresAt: plusDays(now, 1) },
    { passwordHash: 'hash', passwordIsCommon: false },
  );
  const lotId = newId('lot', now);
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'grant', why: 'test', details: {} };
  if (lot)
    await operations.grant(userId, { ...lot, lotId, granted: 1, remaining: 1, expiresAt: plusDays(now, 1) }, audit);
  if (lot?.source === 'subscription') await subscribed(userId, { plan: lot.tier, until: plusDays(now, 1) });
  return { authorization: `Bearer ${token}` };
};
