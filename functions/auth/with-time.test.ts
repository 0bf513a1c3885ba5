import { afterAll, beforeAll, expect, test } from 'vitest';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { clabes } from '../../infra/trial/accounts.ts';
import {
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  signUp,
  tokenIn,
  type Addresses,
} from '../../infra/trial/customer.ts';
import { ownCloud } from '../../infra/trial/own-cloud.ts';

const day = 24 * 60 * 60;
let cloud: Awaited<ReturnType<typeof ownCloud>>;
let at: Addresses;

beforeAll(async () => {
  cloud = await ownCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const login = (email: string) => guest(at)('POST /api/auth/login', { body: { email, password: goodPassword } });
const resend = (email: string) => guest(at)('POST /api/auth/resend-verification', { body: { email } });
const verify = (token: string) => guest(at)('POST /api/auth/verify-email', { body: { token } });

test('a second mail may be asked for after a minute, and both links work', async () => {
  const email = newEmail();
  await registerAs(at, email);
  await cloud.advance(61);
  await resend(email);
  const mails = await mailsTo(at, email);
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(await verify(tokenIn(mail))).toEqual({ email });
  expect((await login(email)).user.credits).toBe(5);
});

test('an account not verified within a week has expired: no login, no mail, no link, but a new registration', async () => {
  const email = newEmail();
  await registerAs(at, email);
  const [mail] = await mailsTo(at, email);
  await cloud.advance(unverifiedAccountDays * day + 60);
  expect(await refusal(login(email))).toMatchObject({ status: 409, error: 'errors.accountExpired' });
  expect(await refusal(resend(email))).toMatchObject({ status: 409, error: 'errors.accountExpired' });
  expect((await refusal(verify(tokenIn(mail)))).status).toBeGreaterThanOrEqual(400);
  await registerAs(at, email);
  const [fresh] = await mailsTo(at, email);
  expect(await verify(tokenIn(fresh))).toEqual({ email });
});

test('credits are gone the moment their lot expires, and validating says so', async () => {
  const { email } = await signUp(at);
  await cloud.advance(15 * day + 60);
  const { token, user } = await login(email);
  expect(user).toMatchObject({ credits: 0, creditsExpiration: null });
  const response = await fetch(`${at.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'MX', accountNumber: clabes.company }),
  });
  expect(response.status).toBe(402);
});

test('a session ends after a week at the latest', async () => {
  const { call } = await signUp(at);
  await cloud.advance(7 * day + 60);
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
});
