import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { declared } from '#shared/contract/index.ts';
import { provenForMinutes } from '#shared/plans.ts';
import { evidenceIn } from '#shared/validation/security-events.ts';
import {
  callAs,
  goodPassword,
  mailsTo,
  refusal,
  resetTokenFor,
  signUp,
  type Addresses,
} from '../../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await exclusiveCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const later = () => cloud.moveClock(provenForMinutes * 60 + 1);
const login = async (email: string, agent = 'tests'): Promise<string> => {
  const response = await fetch(`${at.appApi}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password: goodPassword }),
  });
  return z.object({ token: z.string() }).parse(await response.json()).token;
};

/** What takes data or secrets along, sends them elsewhere, promises money, or shuts the owner out. */
const wanting = /\.exported$|^webhook\.|^subscription\.|^key\.(created|rotated)$|^password\.changed$/;

test('whatever a customer does that takes something along wants a recent proof', () => {
  const taking = declared.filter(
    ({ spec: { auth, evidence } }) => auth === 'user' && evidence && wanting.test(evidenceIn(evidence).kind),
  );
  expect(taking.length).toBeGreaterThan(10);
  expect(taking.filter(({ spec }) => !spec.proof).map(({ name }) => name)).toEqual([]);
});

test('a download wants that the password was given a quarter of an hour ago at most, in this very session', async () => {
  const { call, email } = await signUp(at);
  const download = () => call('GET /api/validations/export', { query: {} });
  await download();
  await later();
  expect(await refusal(download())).toMatchObject({ status: 403, error: 'errors.passwordNeeded' });
  const prove = (password: string) => call('POST /api/auth/proof', { body: { password } });
  expect(await refusal(prove('Otra-clave-1x'))).toMatchObject({
    error: 'errors.wrongPassword',
    errors: [{ pointer: '/password' }],
  });
  expect(await refusal(download())).toMatchObject({ error: 'errors.passwordNeeded' });
  const token = await login(email);
  await later();
  await prove(goodPassword);
  await download();
  const other = callAs(at, token);
  expect(await refusal(other('GET /api/validations/export', { query: {} }))).toMatchObject({
    error: 'errors.passwordNeeded',
  });
});

test('a login with a browser that was not seen there is told to the owner, and one that was is not', async () => {
  const { email } = await signUp(at);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';
  const told = async () =>
    (await mailsTo(at, email)).filter(({ subject }) => subject.startsWith('Entraron a tu cuenta')).length;
  const before = await told();
  await login(email, firefox);
  expect(await told()).toBe(before + 1);
  await login(email, firefox);
  expect(await told()).toBe(before + 1);
  const [mail] = await mailsTo(at, email);
  expect(mail?.text).toContain('Firefox, Windows');
});

test('whoever chose another password by a mail is told of as a new device when they come in with it', async () => {
  const { email } = await signUp(at);
  const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const password = 'Otra-clave-segura-2027';
  const post = (path: string, body: object) =>
    fetch(`${at.appApi}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': safari },
      body: JSON.stringify(body),
    });
  const token = await resetTokenFor(at, email);
  expect((await post('/api/auth/reset-password', { token, password, confirmPassword: password })).status).toBe(200);
  expect((await post('/api/auth/login', { email, password })).status).toBe(200);
  const [mail] = await mailsTo(at, email);
  expect(mail?.subject).toMatch(/^Entraron a tu cuenta/);
});

test('a known word with its decoration is no new password', async () => {
  const { call } = await signUp(at);
  const common = { password: 'Liverpool1!', confirmPassword: 'Liverpool1!' };
  const change = call('POST /api/auth/change-password', { body: { currentPassword: goodPassword, ...common } });
  expect(await refusal(change)).toMatchObject({ error: 'errors.commonPassword', errors: [{ pointer: '/password' }] });
});

test('what was done in an account is told in its own language, whatever the browser spoke that did it', async () => {
  const { email, token } = await signUp(at);
  const english = client({ baseUrl: at.appApi, token: () => token, language: () => 'en' });
  await english('PATCH /api/auth/profile', { body: { company: 'Molinos' } });
  const [mail] = await mailsTo(at, email);
  expect(mail).toMatchObject({ subject: 'Cambió el nombre de tu empresa en CuentaClara' });
  expect(mail?.text).not.toContain('Molinos');
});
