import { expect, test } from 'vitest';
import {
  callAs,
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  resetTokenFor,
  signUp,
  tokenIn,
} from '../../../infra/testing/customer.ts';
import { accountsBefore } from '../../../infra/testing/account-before.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const { keptBefore, movedProfile, isMoved } = accountsBefore(databasePort);

const login = (email: string, password = goodPassword) =>
  guest(cloud)('POST /api/auth/login', { body: { email, password } });

test('an account of a version before is read where it stands, and moved by its next login, with all that it has', async () => {
  const { email, call } = await signUp(cloud);
  const userId = await keptBefore(email);
  const { balance } = await call('GET /api/credits', {});
  expect(await call('GET /api/auth/profile', {})).toMatchObject({ company: null });
  expect(await isMoved(userId)).toBe(false);
  const { token, user } = await login(email);
  expect([typeof token, user.email]).toEqual(['string', email]);
  expect(await movedProfile(userId)).toBeDefined();
  expect((await call('GET /api/credits', {})).balance).toBe(balance);
  // The session of before lives on, is listed beside the new one, and is ended like any other.
  const { data } = await call('GET /api/auth/sessions', {});
  expect(data).toHaveLength(2);
  await callAs(cloud, token)('DELETE /api/auth/sessions', {});
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
});

test('who resets the password of such an account ends its sessions, and the password of before opens nothing', async () => {
  const { email, call } = await signUp(cloud);
  const userId = await keptBefore(email);
  const token = await resetTokenFor(cloud, email);
  const password = 'Otra-clave-larga-2026';
  await guest(cloud)('POST /api/auth/reset-password', { body: { token, password, confirmPassword: password } });
  expect(await movedProfile(userId)).toBeDefined();
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  expect(await refusal(login(email))).toMatchObject({ status: 401 });
  expect((await login(email, password)).user.email).toBe(email);
});

test('what its owner says of it moves it, too, and is written once', async () => {
  const { email, call } = await signUp(cloud);
  const userId = await keptBefore(email);
  expect(await call('PATCH /api/auth/profile', { body: { company: 'Pagos del Sur' } })).toMatchObject({
    company: 'Pagos del Sur',
  });
  expect((await movedProfile(userId))?.['company']).toBe('Pagos del Sur');
});

test('one that somebody else created with an e-mail goes whole when its owner declines it', async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const [mail] = await mailsTo(cloud, email);
  const userId = await keptBefore(email);
  await guest(cloud)('POST /api/auth/decline-registration', { body: { token: tokenIn(mail) } });
  expect(await movedProfile(userId)).toBeUndefined();
  await registerAs(cloud, email);
});

test('one that waits for its e-mail is confirmed, and gets its credits once', async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const [mail] = await mailsTo(cloud, email);
  const userId = await keptBefore(email);
  const body = { token: tokenIn(mail), password: goodPassword };
  expect((await guest(cloud)('POST /api/auth/verify-email', { body })).credits).toBe(5);
  expect(await movedProfile(userId)).toBeDefined();
});
