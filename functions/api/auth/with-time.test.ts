import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordResetMinutes, unverifiedAccountDays } from '#shared/plans.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { whileFailing } from '../../../infra/testing/control.ts';
import {
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  resetTokenFor,
  signUp,
  tokenIn,
  type Addresses,
} from '../../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

const day = 24 * 60 * 60;
let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
let at: Addresses;

beforeAll(async () => {
  cloud = await exclusiveCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const login = (email: string) => guest(at)('POST /api/auth/login', { body: { email, password: goodPassword } });
const resend = (email: string) => guest(at)('POST /api/auth/resend-verification', { body: { email } });
const verify = (token: string) => guest(at)('POST /api/auth/verify-email', { body: { token, password: goodPassword } });

test('a second mail may be asked for after a minute, and takes the force of the first', async () => {
  const email = newEmail();
  await registerAs(at, email);
  await cloud.advance(61);
  await resend(email);
  const [newest, first, ...more] = await mailsTo(at, email);
  expect(more).toEqual([]);
  expect(await refusal(verify(tokenIn(first)))).toMatchObject({ error: 'errors.invalidToken' });
  expect(await verify(tokenIn(newest))).toMatchObject({ user: { email }, credits: 5 });
});

test('an account not verified within a week has expired: no login, no mail, no link, but a new registration', async () => {
  const email = newEmail();
  await registerAs(at, email);
  const [mail] = await mailsTo(at, email);
  await cloud.advance(unverifiedAccountDays * day + 60);
  expect(await refusal(login(email))).toMatchObject({ status: 409, error: 'errors.accountExpired' });
  expect(await refusal(resend(email))).toMatchObject({ status: 409, error: 'errors.accountExpired' });
  expect(await refusal(verify(tokenIn(mail)))).toMatchObject({ status: 409, error: 'errors.accountExpired' });
  await registerAs(at, email);
  const [fresh] = await mailsTo(at, email);
  expect(await verify(tokenIn(fresh))).toMatchObject({ user: { email }, credits: 5 });
});

test('credits are gone the moment their lot expires, and validating says so', async () => {
  const { email } = await signUp(at);
  await cloud.advance(15 * day + 60);
  const { token, user } = await login(email);
  expect(user).toMatchObject({ credits: 0, creditsState: 'expired', creditsExpired: 5, creditsExpiration: null });
  const response = await fetch(`${at.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'MX', accountNumber: clabes.company }),
  });
  expect(response.status).toBe(402);
});

test('a link to choose another password works for an hour', async () => {
  const { email } = await signUp(at);
  const token = await resetTokenFor(at, email);
  await cloud.moveClock(passwordResetMinutes * 60 + 1);
  const late = guest(at)('POST /api/auth/reset-password', {
    body: { token, password: goodPassword, confirmPassword: goodPassword },
  });
  expect(await refusal(late)).toMatchObject({ status: 422, error: 'errors.invalidToken' });
});

test('the wait after failed logins doubles, passes, and ends with the right password', async () => {
  const { email } = await signUp(at);
  const fail = () => refusal(guest(at)('POST /api/auth/login', { body: { email, password: 'Otra-clave-1' } }));
  for (let failures = 1; failures <= 10; failures++) {
    expect(await fail()).toMatchObject({ error: 'errors.invalidCredentials' });
    if (failures >= 5 && failures < 10) await cloud.moveClock(2 ** (failures - 5));
  }
  const waiting = await refusal(login(email));
  expect(waiting).toMatchObject({ status: 429, error: 'errors.tooManyRequests' });
  expect(waiting.retryAfterSeconds).toBeGreaterThan(16);
  expect(waiting.retryAfterSeconds).toBeLessThanOrEqual(32);
  await cloud.moveClock(32);
  expect((await login(email)).user.email).toBe(email);
});

test('a session ends after twelve hours without use; the keep-alive is none', async () => {
  const { call } = await signUp(at);
  for (let hours = 0; hours < 24; hours += 8) {
    await cloud.moveClock(8 * 60 * 60);
    await call('GET /api/auth/me', {});
  }
  for (let hours = 0; hours < 12; hours += 4) {
    await cloud.moveClock(4 * 60 * 60 + 60);
    await guest(at)('GET /', {});
  }
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
});

test('a mail of welcome that cannot be queued does not fail the verification', async () => {
  const email = newEmail();
  await registerAs(at, email);
  const [mail] = await mailsTo(at, email);
  const broken = { kind: 'error', service: 'sqs', function: 'VerifyEmail' };
  const verified = await whileFailing(at, broken, () => verify(tokenIn(mail)));
  expect(verified).toMatchObject({ user: { email }, credits: 5 });
  expect(await mailsTo(at, email)).toHaveLength(1);
});

test('a session ends after a week at the latest, however much it is used', async () => {
  const { call } = await signUp(at);
  for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
    await cloud.moveClock(8 * 60 * 60);
    await call('GET /api/auth/me', {});
  }
  await cloud.moveClock(8 * 60 * 60 + 60);
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
});
