import { describe, expect, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { goodPassword, guest, newEmail, refusal, registerAs, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const login = (email: string, password = goodPassword) =>
  guest(cloud)('POST /api/auth/login', { body: { email, password } });

describe('200', () => {
  test('gives a token that proves the user', async () => {
    const { call, email } = await signUp(cloud);
    expect((await call('GET /api/auth/me', {})).user.email).toBe(email);
  });

  test('gives a new token each time, and each one works by itself', async () => {
    const { email, token } = await signUp(cloud);
    const second = await login(email);
    expect(second.token).not.toBe(token);
  });
});

describe('401', () => {
  test('says the same of a wrong password and of an unknown e-mail', async () => {
    const { email } = await signUp(cloud);
    const wrong = await refusal(login(email, 'Otra-clave-1'));
    const unknown = await refusal(login(newEmail()));
    expect(wrong).toMatchObject({ status: 401, error: 'errors.invalidCredentials' });
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
  });
});

describe('429', () => {
  test.for(['an account', 'an e-mail without one'])('makes who fails five times at %s wait', async (whose) => {
    const email = whose === 'an account' ? (await signUp(cloud)).email : newEmail();
    const codes: string[] = [];
    for (let tries = 1; tries <= 12; tries++) codes.push((await refusal(login(email, 'Otra-clave-1'))).error);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('errors.invalidCredentials'));
    expect(codes.slice(5)).toContain('errors.tooManyRequests');
  });

  test('a success forgets the failures before it', async () => {
    const { email } = await signUp(cloud);
    for (const round of [1, 2]) {
      for (let failures = 1; failures <= 4; failures++) await refusal(login(email, 'Otra-clave-1'));
      expect([round, (await login(email)).user.email]).toEqual([round, email]);
    }
  });
});

describe('403', () => {
  test('carries the e-mail of an account that was not verified', async () => {
    const email = newEmail();
    await registerAs(cloud, email);
    expect(await refusal(login(email))).toMatchObject({ status: 403, error: 'errors.emailNotVerified', email });
  });

  test('does not tell an unverified account from another without its password', async () => {
    const email = newEmail();
    await registerAs(cloud, email);
    expect(await refusal(login(email, 'Otra-clave-1'))).toMatchObject({ error: 'errors.invalidCredentials' });
  });
});

describe('a session', () => {
  test('ends on the server when its user logs out', async () => {
    const { call } = await signUp(cloud);
    await call('POST /api/auth/logout', {});
    expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401, error: 'errors.unauthenticated' });
  });

  test.for([null, 'x', 'A'.repeat(43), 'A'.repeat(5000)])('is not proven by the token %s', async (token) => {
    const call = client({ baseUrl: cloud.appApi, token: () => token });
    expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  });
});
