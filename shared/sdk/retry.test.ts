import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CuentaClara } from './client.ts';
import { ConnectionError, RateLimitError } from './errors.ts';
import { account, answer, broken, credentials, done, page, refusal, served, type Answer } from './testing/served.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How a call ends, however long it has to wait. */
const ended = async <T>(call: PromiseLike<T>): Promise<unknown> => {
  const settled = Promise.resolve(call).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
};

describe('what failed for the moment is tried again:', () => {
  test.for([
    ['too fast', refusal(429, 'errors.tooManyRequests')],
    ['the bank is away', refusal(503, 'errors.providerUnavailable')],
    ['a gateway has no answer', page],
    ['a gateway waited in vain', refusal(504, 'errors.gatewayTimeout')],
    ['the same is under way', refusal(409, 'errors.idempotencyInProgress', { 'retry-after': '2' })],
    ['the network fails', broken],
  ] as const)('%s', async ([, failure]) => {
    const { client, requests } = served([failure, failure, done]);
    expect(await ended(client.validations.create(account))).toMatchObject({ id: 'val_1' });
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});

test('each call has an idempotency key of its own, unless the caller says one', async () => {
  const { client, requests } = served([done, done, done]);
  await client.validations.create(account);
  await client.validations.create(account);
  await client.validations.create(account, { idempotencyKey: 'factura-1042' });
  const [first, second, third] = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).not.toBe(first);
  expect(third).toBe('factura-1042');
});

test.for([400, 401, 402, 403, 404, 409, 413, 415, 422, 500])('a %i is final', async (status) => {
  const { client, requests } = served([refusal(status, 'errors.some')]);
  expect(await ended(client.validations.create(account))).toMatchObject({ status, code: 'errors.some' });
  expect(requests).toHaveLength(1);
});

test('waits as long as Retry-After asks, in seconds or until a date, and a random while more', async () => {
  const until = (seconds: number) => new Date(Date.now() + seconds * 1_000).toUTCString();
  const tooFast = refusal(429, 'errors.tooManyRequests', { 'retry-after': '7' });
  const later: Answer = () => refusal(503, 'errors.providerUnavailable', { 'retry-after': until(30) })();
  const { client, requests } = served([tooFast, later, done]);
  await ended(client.validations.create(account));
  const [first = 0, second = 0, third = 0] = requests.map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(7_000);
  expect(second - first).toBeLessThan(7_500);
  expect(third - second).toBeGreaterThanOrEqual(29_000);
  expect(third - second).toBeLessThan(32_000);
});

test('whoever is asked to wait longer than a minute is told so at once', async () => {
  const { client, requests } = served([refusal(429, 'errors.quotaExceeded', { 'retry-after': '86400' })]);
  const error = await ended(client.validations.create(account));
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({ code: 'errors.quotaExceeded', retryAfterSeconds: 86_400 });
  expect(requests).toHaveLength(1);
});

test('tries as often as it is told, and then says why', async () => {
  const { client, requests } = served([page, page, page, page, page], { retries: 3 });
  expect(await ended(client.credits.get())).toMatchObject({ status: 502, code: 'sdk.unreadable' });
  expect(requests).toHaveLength(4);
  expect(await ended(client.credits.get({ retries: 0 }))).toMatchObject({ status: 502 });
  expect(requests).toHaveLength(5);
});

test('what would be done twice is tried again only where it was refused', async () => {
  const { client, requests } = served([refusal(429, 'errors.tooManyRequests'), answer({ id: 'val_1' }), page, broken]);
  expect(await ended(client.widget.redeem('wr_1'))).toMatchObject({ id: 'val_1' });
  expect(await ended(client.widget.redeem('wr_1'))).toMatchObject({ status: 502 });
  expect(await ended(client.widget.redeem('wr_1'))).toMatchObject({ code: 'sdk.connection' });
  expect(requests).toHaveLength(4);
  expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
});

test('an answer that does not come in time ends as a time-out, and is tried again', async () => {
  const silent: (init: RequestInit) => Promise<Response> = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  const tries: number[] = [];
  const send = (_: string, init: RequestInit) => (tries.push(Date.now()), silent(init));
  const client = new CuentaClara({ ...credentials, fetch: send, timeoutMs: 1_000, retries: 1 });
  const error = await ended(client.credits.get());
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ code: 'sdk.timeout', status: 0 });
  expect(tries).toHaveLength(2);
});

test('an answer whose body breaks off is a failed connection', async () => {
  const breaks: Answer = () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }), { status: 200 });
  const { client } = served([breaks], { retries: 0 });
  expect(await ended(client.credits.get())).toMatchObject({ code: 'sdk.connection' });
});

describe('the signal of the caller', () => {
  const reason = new Error('The user left');

  test('ends a call before it begins', async () => {
    const { client, requests } = served([]);
    expect(await ended(client.credits.get({ signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(requests).toHaveLength(0);
  });

  test('ends it while an answer is awaited', async () => {
    const leaving = new AbortController();
    const send = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((__, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const client = new CuentaClara({ ...credentials, fetch: send });
    const call = client.credits.get({ signal: leaving.signal, retries: 0 }).catch((error: unknown) => error);
    leaving.abort(reason);
    expect(await call).toBe(reason);
  });

  test('ends it between two tries', async () => {
    const leaving = new AbortController();
    const { client, requests } = served([refusal(429, 'errors.tooManyRequests', { 'retry-after': '30' })]);
    const call = client.credits.get({ signal: leaving.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    leaving.abort(reason);
    expect(await call).toBe(reason);
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an answer that takes its time', () => {
  const waiting =
    (status: number, headers: Record<string, string> = {}): Answer =>
    () =>
      Response.json({ id: 'val_1', status: 'PROCESSING' }, { status, headers });

  test('is waited for, as long as the first answer asks, and then more and more seldom', async () => {
    const { client, requests } = served([waiting(202, { 'retry-after': '3' }), waiting(200), waiting(200), done]);
    expect(await ended(client.validations.create(account, { wait: true }))).toMatchObject({ status: 'VALID' });
    const times = requests.map(({ at }) => at - (requests[0]?.at ?? 0));
    expect(times).toEqual([0, 3_000, 7_500, 14_250]);
  });

  test('is asked for at most once a second, whatever the first answer asks', async () => {
    const { client, requests } = served([waiting(202, { 'retry-after': '0' }), waiting(200), done]);
    await ended(client.validations.create(account, { wait: true }));
    expect(requests.map(({ at }) => at - (requests[0]?.at ?? 0))).toEqual([0, 1_000, 2_500]);
  });

  test('is handed over as it is where nobody waits', async () => {
    const { client } = served([waiting(202)]);
    expect(await client.validations.create(account)).toMatchObject({ status: 'PROCESSING' });
  });
});
