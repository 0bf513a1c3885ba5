import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, approvedOrder, idOf, openAccount, orderBody } from './fixtures/account.ts';
import { shapes } from './fixtures/shapes.ts';
import { hours } from './time.ts';

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
beforeEach(() => account.control('', {}, 'DELETE'));
afterAll(() => account.close());

const create = (headers: Readonly<Record<string, string>> = {}) =>
  account.call('POST /v2/checkout/orders', orderBody(), headers);

describe('a token', () => {
  it('is given for the credentials, for nine hours', async () => {
    const answer = await account.askToken();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      scope: expect.stringContaining('https://uri.paypal.com/services/'),
      access_token: expect.stringMatching(/^A21AA/),
      token_type: 'Bearer',
      app_id: expect.any(String),
      expires_in: 32_400,
      nonce: expect.any(String),
    });
  });

  it('is refused in a shape of its own', async () => {
    const refused = await account.askToken('client:wrong');
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { error: 'invalid_client', error_description: 'Client Authentication failed' },
    ]);
    expect(await (await account.askToken('client:secret', 'password')).json()).toMatchObject({
      error: 'unsupported_grant_type',
    });
  });

  it('is needed by every call, and ends', async () => {
    const refused = await create({ authorization: 'Bearer none' });
    expect([refused.status, refused.body['name']]).toEqual([401, 'AUTHENTICATION_FAILURE']);
    account.leap(9 * hours);
    expect((await create()).status).toBe(401);
    await account.renewToken();
    expect((await create()).status).toBe(201);
  });
});

describe('every answer', () => {
  it('carries a debug id, which an error repeats', async () => {
    const answer = await account.call('GET /v2/checkout/orders/NONE');
    const error = shapes.error.parse(answer.body);
    expect(error.name).toBe('RESOURCE_NOT_FOUND');
    expect(answer.headers.get('paypal-debug-id')).toBe(error.debug_id);
    expect((await account.call('GET /v9/nothing')).status).toBe(404);
  });
});

describe('a request id', () => {
  it('makes one order of any number of requests', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create({ 'paypal-request-id': 'one' })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(idOf(await create({ 'paypal-request-id': 'two' }))).not.toBe(idOf(await create()));
  });

  it('is forgotten after six hours, and has 108 characters at most', async () => {
    const first = await create({ 'paypal-request-id': 'old' });
    await account.advance(6 * hours - 1000);
    expect(idOf(await create({ 'paypal-request-id': 'old' }))).toBe(idOf(first));
    await account.advance(1000);
    expect(idOf(await create({ 'paypal-request-id': 'old' }))).not.toBe(idOf(first));
    expect((await create({ 'paypal-request-id': 'x'.repeat(109) })).status).toBe(400);
  });
});

describe('an error that is asked for', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 422, 'UNPROCESSABLE_ENTITY', [{ issue: 'INSTRUMENT_DECLINED' }]],
    ['PERMISSION_DENIED', 403, 'NOT_AUTHORIZED', [{ issue: 'PERMISSION_DENIED' }]],
    ['INVALID_PARAMETER_VALUE', 400, 'INVALID_REQUEST', [{ issue: 'INVALID_PARAMETER_VALUE' }]],
    ['INTERNAL_SERVER_ERROR', 500, 'INTERNAL_SERVER_ERROR', undefined],
  ])('%s answers as it would, and nothing is done', async (code, status, name, details) => {
    const id = await approvedOrder(account);
    const asked = { 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) };
    const refused = await account.call(`POST /v2/checkout/orders/${id}/capture`, {}, asked);
    expect([refused.status, refused.body]).toMatchObject([status, details ? { name, details } : { name }]);
    expect((await account.call(`GET /v2/checkout/orders/${id}`)).body['status']).toBe('APPROVED');
  });
});

describe('faults', () => {
  it('answer errors, at the same calls in every run of a seed', async () => {
    const statuses = async () => {
      await account.control('/faults', { errorRate: 0.5, seed: 3 });
      const seen = [];
      for (let count = 0; count < 20; count += 1) seen.push((await create()).status);
      return seen;
    };
    const first = await statuses();
    expect(new Set(first)).toEqual(new Set([201, 500]));
    expect(await statuses()).toEqual(first);
  });

  it('lose the answer of what was done', async () => {
    const id = await approvedOrder(account);
    await account.control('/faults', { lostAnswerRate: 1 });
    await expect(account.call(`POST /v2/checkout/orders/${id}/capture`, {})).rejects.toThrow('fetch failed');
    await account.control('', {}, 'DELETE');
    expect((await account.call(`GET /v2/checkout/orders/${id}`)).body['status']).toBe('COMPLETED');
  });

  it('never answer, and do nothing', async () => {
    const id = await approvedOrder(account);
    await account.control('/faults', { timeoutRate: 1 });
    const hurried = fetch(`${account.url}/v2/checkout/orders/${id}/capture`, {
      method: 'POST',
      signal: AbortSignal.timeout(200),
    });
    await expect(hurried).rejects.toThrow('aborted due to timeout');
    await account.control('', {}, 'DELETE');
    expect((await account.call(`GET /v2/checkout/orders/${id}`)).body['status']).toBe('APPROVED');
  });

  it.each([{ errorRate: 2 }, { errorrate: 1 }, { errorRate: 0.6, timeoutRate: 0.6 }])('refuse %o', async (wanted) => {
    expect((await account.control('/faults', wanted)).status).toBe(400);
  });
});

it('counts calls by what they ask, never by whom they are about', async () => {
  await approvedOrder(account);
  await account.call('GET /v2/checkout/orders/NONE');
  expect((await account.control('/calls', {}, 'GET')).body).toEqual({
    total: 2,
    paths: { 'POST /v2/checkout/orders': 1, 'GET /v2/checkout/orders/:id': 1 },
  });
});

it('answers no page of another site', async () => {
  const answer = await fetch(`${account.url}/control`, { headers: { origin: 'https://evil.example.test' } });
  expect(answer.status).toBe(403);
});
