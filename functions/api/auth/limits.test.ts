import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#shared/contract/openapi.ts';
import { callLimits, edgeLimits } from '#shared/plans.ts';
import { publicApiOf } from '../../../infra/testing/api-key.ts';
import { goodPassword, newEmail, signUp } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
beforeAll(async () => {
  cloud = await ownCloud({
    CUENTACLARA_ADDRESS_ALLOWANCE: '1',
    CUENTACLARA_EDGE_ALLOWANCE: '1',
    CUENTACLARA_PAST_THE_EDGE: 'refused',
  });
});
afterAll(() => cloud?.close());

/** Refused for its free provider, so that a thousand tries create nothing. */
const tryToRegister = (headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${cloud.addresses.dashboard}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: newEmail().replace(/@.*/, '@gmail.com'), password: 'x', confirmPassword: 'x' }),
  });

test('one address may try to register so often within an hour, whoever it says it calls for', async () => {
  const { perAddress } = callLimits.register;
  const statuses = await Promise.all(
    Array.from({ length: perAddress + 10 }, async () => (await tryToRegister()).status),
  );
  expect(statuses.filter((status) => status === 422)).toHaveLength(perAddress);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);

  const told = (await tryToRegister()).headers;
  expect(told.get('ratelimit-policy')).toBe(`"address";q=${perAddress};w=${callLimits.register.windowSeconds}`);
  expect(told.get('ratelimit')).toBe(`"address";r=0;t=${told.get('retry-after')}`);

  const disguised = await tryToRegister({ 'x-forwarded-for': '203.0.113.77' });
  expect(disguised.status).toBe(429);
  expect(Number(disguised.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await disguised.json()).toMatchObject({ error: 'errors.tooManyRequests' });
});

test('each answer says how many calls are left', async () => {
  await cloud.moveClock(callLimits.register.windowSeconds);
  const left = async () => /r=(\d+)/.exec((await tryToRegister()).headers.get('ratelimit') ?? '')?.[1];
  expect([await left(), await left()]).toEqual([1, 2].map((asked) => String(callLimits.register.perAddress - asked)));
});

test('a request that cannot be read counts for its address too', async () => {
  await cloud.moveClock(callLimits.register.windowSeconds);
  const headers = { 'content-type': 'application/json' };
  const malformed = () =>
    fetch(`${cloud.addresses.dashboard}/api/auth/register`, { method: 'POST', headers, body: '{' });
  const statuses = await Promise.all(
    Array.from({ length: callLimits.register.perAddress }, async () => (await malformed()).status),
  );
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect((await tryToRegister()).status).toBe(429);
});

test('every spelling of one mailbox is one mailbox: 25 of them ask for five mails', async () => {
  await cloud.moveClock(callLimits.forgotPassword.windowSeconds);
  const [name, domain] = newEmail().split('@');
  const ask = async (tag: number) => {
    const response = await fetch(`${cloud.addresses.dashboard}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}+${tag}@${domain}` }),
    });
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 25 }, (_, tag) => ask(tag)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(callLimits.forgotPassword.perEmail);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25 - callLimits.forgotPassword.perEmail);
});

describe('at the edge', () => {
  const headers = { 'content-type': 'application/json' };
  /** Every address that begins with 127 is this machine. */
  const [attacker, elsewhere] = ['127.0.0.1', '127.0.0.2'].map(
    (localAddress) => new Agent({ keepAlive: true, localAddress }),
  );
  afterAll(() => [attacker, elsewhere].forEach((agent) => agent?.destroy()));

  interface Posted {
    readonly agent: Agent | undefined;
    readonly body?: string;
    readonly more?: Readonly<Record<string, string>>;
  }
  interface Answered {
    readonly status: number | undefined;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly text: string;
  }

  const post = (url: string, { agent, body = '{', more = {} }: Posted): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers: { ...headers, ...more }, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.on('error', reject).end(body);
    });

  const login = (agent: Agent | undefined, body: string): Promise<Answered> =>
    post(`${cloud.addresses.dashboard}/api/auth/login`, { agent, body });

  const signUpAtTheSite = async () => {
    await cloud.moveClock(callLimits.register.windowSeconds);
    return signUp({ ...cloud.addresses, appApi: cloud.addresses.dashboard });
  };

  test('forty loops of one address at the login keep nobody else from logging in', async () => {
    const { email } = await signUpAtTheSite();
    const passed: Answered[] = [];
    /** One turn of all loops; whether the firewall refused one of them. */
    const flood = async (): Promise<boolean> => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => login(attacker, '{')));
      const through = answers.filter(({ headers: told }) => told['content-type'] !== 'application/json');
      passed.push(...through);
      return through.length < answers.length;
    };
    while (!(await flood()));
    // What the flood took from the login's bucket before it was seen comes back within a second.
    await cloud.moveClock(1);
    const good = JSON.stringify({ email, password: goodPassword });
    const statuses = [];
    for (let turn = 0; turn < 30; turn++) {
      const [answered] = await Promise.all([login(elsewhere, good), flood()]);
      statuses.push(answered.status);
    }
    expect(statuses).toEqual(Array(30).fill(200));
    expect(passed.length).toBeLessThanOrEqual(edgeLimits.ofAccounts);
  });

  test('who is refused reads a problem document, and when to come again', async () => {
    const told = await login(attacker, '{');
    expect(told.headers).toMatchObject({
      'retry-after': String(edgeLimits.windowSeconds),
      'cache-control': 'no-store',
    });
    expect(Problem.parse(JSON.parse(told.text))).toMatchObject({
      status: told.status,
      error: 'errors.tooManyRequests',
      retryAfterSeconds: edgeLimits.windowSeconds,
    });
    await cloud.moveClock(callLimits.login.windowSeconds);
    expect((await login(attacker, '{')).status).toBe(400);
  });

  test('frames of the widget are counted by whose they are, whatever they say and whichever way they come', async () => {
    const { perAddress } = callLimits.widgetFrame;
    const open = '/v1/widget/frame/open';
    const more = { 'x-forwarded-for': '203.0.113.77' };
    const disguised = () => post(cloud.addresses.widget + open, { agent: attacker, more });
    const answers = await Promise.all(Array.from({ length: perAddress + 5 }, disguised));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    // The distribution itself calls from one address, which is not theirs.
    expect((await post(cloud.addresses.widget + open, { agent: elsewhere })).status).not.toBe(429);
    // Past the distribution it is the same address, and its word about another counts for nothing.
    expect((await post(publicApiOf(cloud.addresses) + open, { agent: attacker, more })).status).toBe(429);
  });

  test.for(['none', 'a forged one'])('nobody comes past it with this proof: %s', async (proof) => {
    const shown = proof === 'none' ? headers : { ...headers, 'x-origin-proof': proof };
    const url = `${cloud.addresses.appApi}/api/auth/login`;
    const response = await fetch(url, { method: 'POST', headers: shown, body: '{' });
    expect(Problem.parse(await response.json())).toMatchObject({ status: 403, error: 'errors.accessDenied' });
    expect(response.status).toBe(403);
  });
});
