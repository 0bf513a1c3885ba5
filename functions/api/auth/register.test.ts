import { beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, guest, mailsTo, newEmail, refusal, registerAs } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const call = guest(cloud);
const register = (body: { email: string; password: string; confirmPassword: string }) =>
  call('POST /api/auth/register', { body });

describe('201', () => {
  const email = newEmail();
  beforeAll(() => registerAs(cloud, email));

  test('mails a link to the dashboard, in Spanish, as text and as HTML', async () => {
    const [mail] = await mailsTo(cloud, email);
    expect(mail?.subject).toBe('Verifica tu correo en CuentaClara');
    expect(mail?.text).toContain(`${cloud.dashboard}/verify-email#token=`);
    expect(mail?.html).toContain('lang="es"');
  });

  test('mails in English to who asks in English', async () => {
    const inEnglish = newEmail();
    await guest(cloud, 'en')('POST /api/auth/register', {
      body: { email: inEnglish, password: goodPassword, confirmPassword: goodPassword },
    });
    const [mail] = await mailsTo(cloud, inEnglish);
    expect(mail?.subject).toBe('Verify your email at CuentaClara');
  });

  test('takes an address in capitals as the same address', async () => {
    const answer = await registerAs(cloud, newEmail().toUpperCase());
    expect(answer.email).toBe(answer.email.toLowerCase());
  });
});

describe('409', () => {
  test('refuses an e-mail that is registered, pointing at it', async () => {
    const email = newEmail();
    await registerAs(cloud, email);
    const problem = await refusal(registerAs(cloud, email));
    expect(problem).toMatchObject({
      status: 409,
      error: 'errors.emailAlreadyRegistered',
      errors: [{ pointer: '/email' }],
    });
  });

  test('lets one of ten simultaneous registrations of an e-mail through', async () => {
    const email = newEmail();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => registerAs(cloud, email)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(cloud, email)).toHaveLength(1);
  });
});

describe('422', () => {
  const body = { email: 'ana@pagosdelsur.com.ar', password: goodPassword, confirmPassword: goodPassword };

  test.for([
    ['a free provider', { ...body, email: 'ana@gmail.com' }, 'errors.corporateEmail', '/email'],
    [
      'a sub-domain of a disposable provider',
      { ...body, email: 'ana@x.33mail.com' },
      'errors.disposableEmail',
      '/email',
    ],
    ['a disposable address', { ...body, email: 'ana@mailinator.com' }, 'errors.disposableEmail', '/email'],
    ['a password without a symbol', { ...body, password: 'Cuenta2026' }, 'errors.weakPassword', '/password'],
    ['a password of seven characters', { ...body, password: 'Ab1!xyz' }, 'errors.weakPassword', '/password'],
    ['a password everybody knows', { ...body, password: 'P@ssw0rd2026' }, 'errors.commonPassword', '/password'],
    [
      'another password in the second field',
      { ...body, confirmPassword: 'x' },
      'errors.passwordsDoNotMatch',
      '/confirmPassword',
    ],
    ['a text that is no e-mail', { ...body, email: 'ana' }, 'errors.invalidFields', '/email'],
    ['an empty password', { ...body, password: '' }, 'errors.invalidFields', '/password'],
    ['a field that does not exist', { ...body, role: 'admin' }, 'errors.invalidFields', '/role'],
  ] as const)('refuses %s, pointing at it', async ([, wrong, error, pointer]) => {
    expect(await refusal(register(wrong))).toMatchObject({ status: 422, error, errors: [{ pointer }] });
  });

  test('points at every missing field at once', async () => {
    const problem = await refusal(register({} as typeof body));
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['/email', '/password', '/confirmPassword']);
  });
});

describe('400 and 413', () => {
  const headers = { 'content-type': 'application/json' };
  const post = (body: string) => fetch(`${cloud.appApi}/api/auth/register`, { method: 'POST', headers, body });

  test('refuses a body that is not JSON', async () => {
    const response = await post('email=ana');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ error: 'errors.malformedRequest', errors: [{ pointer: '' }] });
  });

  test('refuses a body of 65 KB', async () => {
    expect((await post(JSON.stringify({ email: 'a'.repeat(65 * 1024) }))).status).toBe(413);
  });
});
