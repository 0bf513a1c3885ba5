import { afterAll, beforeAll, expect, test } from 'vitest';
import { callLimits } from '#shared/plans.ts';
import { newEmail } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
beforeAll(async () => {
  cloud = await ownCloud({ CUENTACLARA_ADDRESS_ALLOWANCE: '1' });
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
  await cloud.advance(callLimits.register.windowSeconds);
  const left = async () => /r=(\d+)/.exec((await tryToRegister()).headers.get('ratelimit') ?? '')?.[1];
  expect([await left(), await left()]).toEqual([1, 2].map((asked) => String(callLimits.register.perAddress - asked)));
});

test('a request that cannot be read counts for its address too', async () => {
  await cloud.advance(callLimits.register.windowSeconds);
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
  await cloud.advance(callLimits.forgotPassword.windowSeconds);
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
