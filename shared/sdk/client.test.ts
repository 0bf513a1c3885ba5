import { afterEach, describe, expect, test, vi } from 'vitest';
import { AuthenticationError, ConflictError, CuentaClaraError } from './errors.ts';
import { account, answer, served, type Answer } from './testing/served.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What a call is refused with. */
const ended = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

test('a refusal is of its family, with what was wrong where nobody logs it by accident', async () => {
  const errors = [{ pointer: '/accountNumber', code: 'mx.clabe.check_digit', detail: 'El dígito es 7', expected: '7' }];
  const problem = { error: 'errors.invalidAccount', requestId: 'req_9', detail: 'No puede ser', errors };
  const { client } = served([answer(problem, 422)]);
  const error = (await ended(client.validations.create(account))) as CuentaClaraError;
  expect(error).toBeInstanceOf(CuentaClaraError);
  expect(error.name).toBe('InvalidRequestError');
  expect(error).toMatchObject({ code: 'errors.invalidAccount', errors, detail: 'No puede ser', problem });
  expect(error.message).toBe('errors.invalidAccount (422), req_9');
  expect(JSON.stringify(Object.entries(error))).not.toMatch(/dígito|puede/);
});

test('types say which codes a family has', () => {
  const codeOf = (error: unknown) => {
    if (error instanceof AuthenticationError) return error.code satisfies 'errors.invalidApiKey' | 'sdk.unreadable';
    // @ts-expect-error -- no conflict is about credits
    if (error instanceof ConflictError) return error.code === 'errors.insufficientCredits';
    if (error instanceof CuentaClaraError) return error.code === 'errors.insufficientCredits';
    return undefined;
  };
  expect(codeOf(new AuthenticationError({ code: 'errors.invalidApiKey' }))).toBe('errors.invalidApiKey');
});

test('nothing that is logged of a client shows its secret', () => {
  const { client } = served([]);
  expect(JSON.stringify(client)).not.toContain('ssshh');
  expect(
    Object.values(client)
      .map((resource: unknown) => JSON.stringify(resource))
      .join(),
  ).not.toContain('ssshh');
});

test.for([
  [{ key: undefined }, 'The key is missing'],
  [{ secret: undefined }, 'The secret is missing'],
  [{ secret: 'ss\nshh' }, 'The secret is missing or is not one'],
  [{ address: 'http://api.example' }, 'The address has to begin with https:'],
] as const)('a client made with %o says what is wrong', ([options, message]) => {
  expect(() => served([], options)).toThrow(message);
});

test('runs in no browser, where everybody would read the secret, unless it is told to', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  expect(() => served([])).toThrow('A browser would show the secret');
  expect(() => served([], { allowBrowser: true })).not.toThrow();
});

test('an id leads nowhere else', async () => {
  const { client, requests } = served([answer({})]);
  for (const id of ['', '.', '..']) await expect(client.validations.get(id)).rejects.toThrow('id is missing');
  await client.validations.get('../keys?x#y');
  expect(requests.map(({ url }) => url)).toEqual(['https://api.cuentaclara.example/v1/validations/..%2Fkeys%3Fx%23y']);
});

test('redirects are not followed: the secret stays with whom it is for', async () => {
  const elsewhere: Answer = () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } });
  const { client, requests } = served([elsewhere]);
  expect(await ended(client.credits.get())).toMatchObject({ status: 302, code: 'sdk.unreadable' });
  expect(requests[0]?.init.redirect).toBe('manual');
});

test('says who calls, in which language, and to which address', async () => {
  const appInfo = { name: 'Pagos', version: '1.2' };
  const { client, requests } = served([answer({})], { appInfo, language: 'en', address: 'http://localhost:4000/cc/' });
  await client.usage.get({ period: 7 });
  const [request] = requests;
  expect(request?.url).toBe('http://localhost:4000/cc/v1/usage?period=7');
  expect(request?.headers.get('user-agent')).toMatch(/^cuentaclara-sdk\/\d+\.\d+\.\d+ Pagos\/1\.2 Node\.js\/\d+/);
  expect(request?.headers.get('accept-language')).toBe('en');
  expect(request?.headers.get('x-api-key')).toBe('vk_test_1');
});

describe('a list', () => {
  const pages: readonly Answer[] = [
    answer({ data: [1, 2], hasMore: true, nextCursor: 'b' }),
    answer({ data: [], hasMore: true, nextCursor: 'c' }),
    answer({ data: [3], hasMore: false, nextCursor: null }),
  ];

  test('is walked over all its pages, an empty one among them', async () => {
    const { client, requests } = served(pages);
    const rows: unknown[] = [];
    for await (const row of client.validations.list({ status: 'VALID', limit: 2 })) rows.push(row);
    expect(rows).toEqual([1, 2, 3]);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?status=VALID&limit=2',
      '?status=VALID&limit=2&cursor=b',
      '?status=VALID&limit=2&cursor=c',
    ]);
  });

  test('asks for no page that nobody reads', async () => {
    const { client, requests } = served(pages);
    for await (const row of client.batches.list()) if (row) break;
    expect(requests).toHaveLength(1);
  });

  test('gives one page to whoever awaits it, from where it is told', async () => {
    const { client, requests } = served([answer({ data: [3], hasMore: false, nextCursor: null })]);
    expect(await client.batches.results('bat_1', { cursor: 'c' })).toEqual({
      data: [3],
      hasMore: false,
      nextCursor: null,
    });
    expect(requests[0]?.url).toMatch(/\/v1\/batches\/bat_1\/results\?cursor=c$/);
  });
});
