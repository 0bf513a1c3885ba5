import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { openTable } from '../../infra/testing/table.ts';
import { connect } from '../ports/connect.ts';
import { hashOf, newId, newToken } from '../proof.ts';
import { KeyUsed } from '../rules/idempotency/claim.ts';
import { plusDays } from '../rules/time.ts';
import { http } from './http.ts';
import type { AnyImplementation } from './http/step.ts';
import { implement } from './implement.ts';

const endpoint = endpointOf('app');

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

interface Sent {
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = async (implementation: AnyImplementation, { body, isBase64Encoded = false, headers = {} }: Sent = {}) => {
  const event = {
    headers,
    body: body ?? null,
    isBase64Encoded,
    pathParameters: null,
    queryStringParameters: null,
    requestContext: { requestId: 'r1', identity: { sourceIp: '192.0.2.9' } },
  };
  const handler = await http(implementation);
  const answer = await handler(event as unknown as APIGatewayProxyEvent, {} as Context);
  return { ...answer, json: JSON.parse(answer.body) as Record<string, unknown> };
};

/** A user with a session and, if wanted, a lot. */
const signedIn = async (lot?: {
  readonly tier: 'free' | 'pro' | 'enterprise';
  readonly source: 'pack' | 'subscription';
}) => {
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
  await sessions.create(hashOf(token), { ...session, expiresAt: plusDays(now, 1) }, 'hash');
  const lotId = newId('lot', now);
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'grant', why: 'test', details: {} };
  if (lot)
    await operations.grant(userId, { ...lot, lotId, granted: 1, remaining: 1, expiresAt: plusDays(now, 1) }, audit);
  return { authorization: `Bearer ${token}` };
};

const greet = {
  method: 'GET',
  path: '/api/greeting',
  auth: 'guest',
  summary: 'Greets',
  status: 200,
  response: z.object({ text: z.string() }),
  errors: [],
} as const;

describe('an answer', () => {
  test('leaves without whatever its contract does not declare', async () => {
    const leaking = implement(endpoint(greet))
      .needing()
      .by(async () => ({ text: 'hola', lotId: 'lot_1', tier: 'pro' }));
    expect((await call(leaking)).json).toEqual({ text: 'hola' });
  });

  test('that breaks its contract is a 500 that quotes nothing of it', async () => {
    const broken = implement(endpoint(greet))
      .needing()
      .by(async () => ({ text: 4711 }) as never);
    const { statusCode, body } = await call(broken);
    expect(statusCode).toBe(500);
    expect(body).not.toContain('4711');
  });

  test.for([
    ['given', async () => ({ text: 'hola' }), 200],
    ['refused', () => Promise.reject(new Fault('errors.notFound')), 404],
    ['failed', () => Promise.reject(new Error('secret')), 500],
  ] as const)('that is %s carries the id and the language of its request', async ([, run, status]) => {
    const { statusCode, headers } = await call(implement(endpoint(greet)).needing().by(run), {
      headers: { 'Accept-Language': 'en' },
    });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ 'x-request-id': 'req_r1', 'content-language': 'en', 'cache-control': 'no-store' });
  });
});

describe('the bytes of a body', () => {
  const hook = implement(
    endpoint({ ...greet, method: 'POST', rawBody: true, body: z.object({ text: z.string() }), response: z.unknown() }),
  )
    .needing()
    .by(async ({ rawBody, body }) => ({ ...body, bytes: Buffer.from(rawBody).toString('hex') }));
  const sent = '{ "text":"ñ" }';

  test.for([
    ['as text', { body: sent }],
    ['in base64', { body: Buffer.from(sent).toString('base64'), isBase64Encoded: true }],
  ] as const)('are those that were sent, when they come %s', async ([, request]) => {
    expect((await call(hook, request)).json).toEqual({ text: 'ñ', bytes: Buffer.from(sent).toString('hex') });
  });
});

describe('an endpoint that a plan must include', () => {
  const widget = implement(endpoint({ ...greet, auth: 'user', entitlement: 'widget' }))
    .needing()
    .by(async () => ({ text: 'hola' }));

  test.for([
    ['no credits at all', undefined, 403],
    ['a pack of the plan, which never brings the widget', { tier: 'enterprise', source: 'pack' }, 403],
    ['a subscription to a smaller plan', { tier: 'pro', source: 'subscription' }, 403],
    ['a subscription to the plan', { tier: 'enterprise', source: 'subscription' }, 200],
  ] as const)('answers a customer with %s', async ([, lot, status]) => {
    const { statusCode, json } = await call(widget, { headers: await signedIn(lot) });
    const refusal = { error: 'errors.notOnPlan', entitlement: 'widget' };
    expect(statusCode).toBe(status);
    expect(json).toMatchObject(status === 403 ? refusal : { text: 'hola' });
  });

  test('asks who calls before it looks at a plan', async () => {
    expect((await call(widget)).statusCode).toBe(401);
  });
});

describe('an idempotent endpoint', () => {
  const spec = endpoint({
    ...greet,
    method: 'POST',
    auth: 'user',
    idempotent: true,
    status: 201,
    body: z.object({ text: z.string() }),
  });

  /** Works once a key, as an implementation with a table would; `made` is what it made, by id. */
  const working = () => {
    const made = new Map<string, string>();
    let refusal: ErrorCode | undefined;
    const implementation = implement(spec)
      .needing('validations.create', 'clock.now')
      .by(
        async ({ body, caller: { userId }, claim }, { validations, clock }) => {
          if (refusal) throw new Fault(refusal);
          const id = newId('val', clock.now());
          const draft = { id, userId, environment: 'sandbox', status: 'PROCESSING', verified: false } as const;
          const number = { country: 'MX', format: 'CLABE', accountNumber: '1', normalized: '1' };
          const result = await validations.create(
            { ...draft, ...number, createdAt: clock.now() },
            claim?.answeredBy(id),
          );
          if (result === 'keyUsed') throw new KeyUsed();
          made.set(id, body.text);
          return { text: body.text };
        },
        async (id) => {
          const text = made.get(id);
          return text === undefined ? undefined : { text };
        },
      );
    return { implementation, made, refuse: (code: ErrorCode) => (refusal = code) };
  };

  const asking = async () => {
    const headers = { ...(await signedIn()), 'Idempotency-Key': randomUUID() };
    return (implementation: AnyImplementation, text: string) =>
      call(implementation, { headers, body: JSON.stringify({ text }) });
  };

  test('gives a repeat the stored answer, marked as such, and works once', async () => {
    const [{ implementation, made }, ask] = [working(), await asking()];
    expect((await ask(implementation, 'hola')).headers).not.toHaveProperty('idempotency-replayed');
    const { statusCode, json, headers } = await ask(implementation, 'hola');
    expect({ statusCode, json }).toEqual({ statusCode: 201, json: { text: 'hola' } });
    expect(headers).toMatchObject({ 'idempotency-replayed': 'true', 'x-request-id': 'req_r1' });
    expect(made.size).toBe(1);
  });

  test('refuses a key that was used for another body', async () => {
    const [{ implementation }, ask] = [working(), await asking()];
    await ask(implementation, 'hola');
    expect((await ask(implementation, 'adiós')).json).toMatchObject({
      status: 422,
      error: 'errors.idempotencyMismatch',
    });
  });

  test('tells who repeats too early to wait', async () => {
    const [{ implementation, made }, ask] = [working(), await asking()];
    await ask(implementation, 'hola');
    made.clear();
    const { json, headers } = await ask(implementation, 'hola');
    expect(json).toMatchObject({ status: 409, error: 'errors.idempotencyInProgress' });
    expect(headers).toMatchObject({ 'retry-after': '2' });
  });

  test.for(['errors.insufficientCredits', 'errors.providerUnavailable', 'errors.tooManyRequests'] as const)(
    'gives the stored answer even while a first request would be refused with %s',
    async (code) => {
      const [{ implementation, refuse }, ask] = [working(), await asking()];
      await ask(implementation, 'hola');
      refuse(code);
      expect((await ask(implementation, 'hola')).json).toEqual({ text: 'hola' });
    },
  );

  test('refuses what is wrong in itself whatever was answered before', async () => {
    const [{ implementation, refuse }, ask] = [working(), await asking()];
    await ask(implementation, 'hola');
    refuse('errors.invalidAccount');
    expect((await ask(implementation, 'hola')).json).toMatchObject({ error: 'errors.invalidAccount' });
  });

  test('is a defect when it works without claiming the key', async () => {
    const forgetful = implement(spec)
      .needing()
      .by(
        async ({ body }) => ({ text: body.text }),
        async () => undefined,
      );
    const ask = await asking();
    expect((await ask(forgetful, 'hola')).statusCode).toBe(500);
    expect((await call(forgetful, { headers: await signedIn(), body: '{"text":"hola"}' })).statusCode).toBe(201);
  });
});
