import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { Problem } from '#shared/contract/openapi.ts';
import { call, greet } from '../../../infra/testing/pipeline.ts';
import { implement } from '../implement.ts';
import { deadline, inTime, reservedMs } from './deadline.ts';
import type { Exchange, Middleware } from './step.ts';

const endpoint = endpointOf('app');
const aMomentLeft = { remainingMs: reservedMs + 1, headers: { 'Accept-Language': 'en' } };
const neverEnding = new Promise<never>(() => {});

afterEach(() => vi.useRealTimers());

describe('an endpoint whose work takes longer than its function may', () => {
  const stuck = implement(endpoint(greet))
    .needing()
    .by(() => neverEnding);

  test('answers 504 before Lambda ends it, with the id and the language of its request', async () => {
    const { statusCode, headers, json } = await call(stuck, aMomentLeft);
    expect(Problem.parse(json)).toMatchObject({ status: 504, error: 'errors.gatewayTimeout', requestId: 'r1' });
    expect(json['title']).toBe('The answer did not come in time');
    expect(statusCode).toBe(504);
    expect(headers).toMatchObject({ 'x-request-id': 'r1', 'content-language': 'en', 'cache-control': 'no-store' });
  });

  test('answers so too when no time is left at all', async () => {
    expect((await call(stuck, { remainingMs: 0 })).statusCode).toBe(504);
  });

  test('touches nothing any more once it was refused, whenever Lambda lets it go on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [begun, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const touched = Promise.withResolvers<unknown>();
    const waiting = implement(endpoint(greet))
      .needing('clock.now')
      .by(async (_, { clock }) => {
        clock.now();
        begun.resolve();
        await resumed.promise;
        touched.resolve((async () => clock.now())());
        return { text: 'hola' };
      });
    const answer = call(waiting);
    await begun.promise;
    vi.advanceTimersByTime(28_000);
    expect((await answer).statusCode).toBe(504);
    resumed.resolve();
    await expect(touched.promise).rejects.toThrow('nothing begins');
  });
});

test('a request whose time is up before its work begins does not begin it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let hasBegun = false;
  const run = async () => {
    hasBegun = true;
    return { text: 'hola' };
  };
  const headers = {
    get 'Accept-Language'() {
      vi.advanceTimersByTime(28_000);
      return 'en';
    },
  };
  expect((await call(implement(endpoint(greet)).needing().by(run), { headers })).statusCode).toBe(504);
  expect(hasBegun).toBe(false);
});

test('an endpoint that answers in time leaves no timer behind, nor does one that refuses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const prompt = implement(endpoint(greet))
    .needing()
    .by(async () => {
      expect(vi.getTimerCount()).toBe(1);
      return { text: 'hola' };
    });
  const refusing = implement(endpoint(greet))
    .needing()
    .by(() => Promise.reject(new Error('secret')));
  expect((await call(prompt)).statusCode).toBe(200);
  expect((await call(refusing)).statusCode).toBe(500);
  expect(vi.getTimerCount()).toBe(0);
});

test.for(['before', 'after'] as const)('a step that hangs on the way (%s) is left at the deadline', async (hook) => {
  const request = { context: { getRemainingTimeInMillis: () => 0 }, internal: {} as Exchange } as Parameters<
    NonNullable<Middleware['before']>
  >[0];
  const begin = deadline.middleware(
    implement(endpoint(greet))
      .needing()
      .by(() => neverEnding),
  );
  await begin.before?.(request);
  const hanging = inTime({ [hook]: () => neverEnding })[hook];
  await expect(hanging?.(request)).rejects.toMatchObject({ code: 'errors.gatewayTimeout' });
});
