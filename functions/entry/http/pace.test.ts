import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { callClasses } from '#shared/plans.ts';
import { call, greet, signedIn } from '../../../infra/testing/pipeline.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { http } from '../http.ts';
import { implement } from '../implement.ts';

ownTable();
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const rate = callClasses.search.perUser ?? { burst: 0, perSecond: 0 };
const spec = endpointOf('app')({ ...greet, auth: 'user', callClass: 'search' });
const greeting = () =>
  implement(spec)
    .needing()
    .by(async () => ({ text: 'hola' }));

test('a user who calls faster than the class allows is refused, told for how long, and stops nobody else', async () => {
  const endpoint = greeting();
  const handler = await http(endpoint);
  const [fast, other] = [await signedIn(), await signedIn()];
  const send = (headers: typeof fast) => call(endpoint, { headers }, handler);
  const first = await send(fast);
  expect(first.headers).toMatchObject({
    'ratelimit-policy': `"search";q=${rate.burst};w=${Math.ceil(rate.burst / rate.perSecond)}`,
    ratelimit: `"search";r=${rate.burst - 1};t=1`,
  });
  for (let sent = 1; sent < rate.burst; sent++) expect((await send(fast)).statusCode).toBe(200);

  const refused = await send(fast);
  expect(refused).toMatchObject({ statusCode: 429, json: { error: 'errors.tooManyRequests', retryAfterSeconds: 1 } });
  expect(refused.headers).toMatchObject({ 'retry-after': '1', ratelimit: expect.stringContaining('r=0') as string });
  expect((await send(other)).statusCode).toBe(200);

  vi.advanceTimersByTime(1000);
  for (let sent = 0; sent < rate.perSecond; sent++) expect((await send(fast)).statusCode).toBe(200);
  expect((await send(fast)).statusCode).toBe(429);
});

test('what guests call is not counted by user, and says nothing of it', async () => {
  const open = implement(endpointOf('app')({ ...greet, callClass: 'catalog' }))
    .needing()
    .by(async () => ({ text: 'hola' }));
  expect(Object.keys((await call(open)).headers ?? {})).not.toContain('ratelimit');
});
