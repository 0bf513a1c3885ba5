import { describe, expect, test } from 'vitest';
import {
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  resetTokenFor,
  signUp,
} from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const call = guest(cloud);
const newPassword = 'Mesa7.verde-lago';
const login = (email: string, password: string) => call('POST /api/auth/login', { body: { email, password } });
const reset = (token: string, password = newPassword, confirmPassword = password) =>
  call('POST /api/auth/reset-password', { body: { token, password, confirmPassword } });

describe('forgot-password', () => {
  test('says the same of an e-mail with and without account, and mails only the first', async () => {
    const { email } = await signUp(cloud);
    const stranger = newEmail();
    const [known, unknown] = await Promise.all(
      [email, stranger].map((one) => call('POST /api/auth/forgot-password', { body: { email: one } })),
    );
    expect(unknown).toEqual(known);
    expect((await mailsTo(cloud, email))[0]?.subject).toBe('Cambia tu contraseña de CuentaClara');
    expect(await mailsTo(cloud, stranger)).toEqual([]);
  });

  test('mails one e-mail five times an hour at most, then says how long to wait', async () => {
    const email = newEmail();
    const ask = () => call('POST /api/auth/forgot-password', { body: { email } });
    await Promise.all(Array.from({ length: 5 }, ask));
    const problem = await refusal(ask());
    expect(problem).toMatchObject({ status: 429, error: 'errors.tooManyRequests' });
    expect(problem.retryAfterSeconds).toBeGreaterThan(0);
    expect(problem.retryAfterSeconds).toBeLessThanOrEqual(3600);
  });
});

describe('reset-password', () => {
  test('replaces the password and ends every session at once', async () => {
    const { email, call: first } = await signUp(cloud);
    const { token: second } = await login(email, goodPassword);
    await reset(await resetTokenFor(cloud, email));
    expect(await refusal(first('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
    const answer = await fetch(`${cloud.appApi}/api/auth/me`, { headers: { authorization: `Bearer ${second}` } });
    expect(answer.status).toBe(401);
    expect(await refusal(login(email, goodPassword))).toMatchObject({ error: 'errors.invalidCredentials' });
    expect((await login(email, newPassword)).user.email).toBe(email);
  });

  test('tells of a link whether it has force without using it up', async () => {
    const { email } = await signUp(cloud);
    const show = (token: string) => call('POST /api/auth/reset-link', { body: { token } });
    const older = await resetTokenFor(cloud, email);
    const token = await resetTokenFor(cloud, email);
    await show(token);
    expect(await refusal(show(older))).toMatchObject({ error: 'errors.invalidToken' });
    await reset(token);
    expect(await refusal(show(token))).toMatchObject({ error: 'errors.invalidToken' });
  });

  test('takes each link once, also when it is used eight times at once', async () => {
    const { email } = await signUp(cloud);
    const token = await resetTokenFor(cloud, email);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => reset(token, `Mesa${index}.verde-lago`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(reset(token))).toMatchObject({ status: 422, error: 'errors.invalidToken' });
  });

  test('takes the newest link only', async () => {
    const { email } = await signUp(cloud);
    const earlier = await resetTokenFor(cloud, email);
    const newest = await resetTokenFor(cloud, email);
    expect(await refusal(reset(earlier))).toMatchObject({ error: 'errors.invalidToken' });
    await reset(newest);
    expect((await login(email, newPassword)).user.email).toBe(email);
  });

  test('tells the owner by mail that the password was changed', async () => {
    const { email } = await signUp(cloud);
    await reset(await resetTokenFor(cloud, email));
    const [mail] = await mailsTo(cloud, email);
    expect(mail?.subject).toBe('Cambiaste tu contraseña de CuentaClara');
    expect(mail?.text).toContain(`${cloud.dashboard}/forgot-password`);
  });

  test('leaves no session to logins with the old password that race it', async () => {
    const { email } = await signUp(cloud);
    const token = await resetTokenFor(cloud, email);
    const logins = Array.from({ length: 6 }, () => login(email, goodPassword).catch(() => undefined));
    await reset(token);
    for (const opened of await Promise.all(logins)) {
      const headers = { authorization: `Bearer ${opened?.token ?? 'none'}` };
      expect((await fetch(`${cloud.appApi}/api/auth/me`, { headers })).status).toBe(401);
    }
  });

  test('does not verify an e-mail that was not', async () => {
    const email = newEmail();
    await registerAs(cloud, email);
    await reset(await resetTokenFor(cloud, email));
    expect(await refusal(login(email, newPassword))).toMatchObject({ error: 'errors.emailNotVerified' });
  });

  test.for([
    ['a link nobody mailed', ['A'.repeat(43)], 'errors.invalidToken', '/token'],
    ['a weak password', ['A'.repeat(43), 'weak'], 'errors.weakPassword', '/password'],
    ['a known password', ['A'.repeat(43), 'P@ssw0rd2026'], 'errors.commonPassword', '/password'],
    ['two different passwords', ['A'.repeat(43), newPassword, 'x'], 'errors.passwordsDoNotMatch', '/confirmPassword'],
  ] as const)('refuses %s, pointing at it', async ([, values, error, pointer]) => {
    const [token, password, again] = values;
    expect(await refusal(reset(token, password, again))).toMatchObject({ status: 422, error, errors: [{ pointer }] });
  });
});
