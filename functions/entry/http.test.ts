import { describe, expect, test } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { call, greet } from '../../infra/testing/pipeline.ts';
import { implement } from './implement.ts';

const endpoint = endpointOf('app');

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
    expect(headers).toMatchObject({
      'x-request-id': 'r1',
      'content-language': 'en',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    });
  });

  test.for([
    ['given', async () => ({ text: 'hola' })],
    ['refused', () => Promise.reject(new Fault('errors.notFound'))],
  ] as const)('that is %s says by itself that it is no page, and that there is no way without TLS', async ([, run]) => {
    const { headers } = await call(implement(endpoint(greet)).needing().by(run));
    expect(headers).toMatchObject({
      'content-security-policy': 'default-src; frame-ancestors; sandbox',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
  });

  test('differs by the headers that prove its kind of caller, refusals included', async () => {
    const ofUsers = implement(endpoint({ ...greet, auth: 'user' }))
      .needing()
      .by(async () => ({ text: 'hola' }));
    const { statusCode, headers } = await call(ofUsers);
    expect(statusCode).toBe(401);
    expect(headers).toMatchObject({ vary: 'Accept-Language, Authorization' });
  });
});
