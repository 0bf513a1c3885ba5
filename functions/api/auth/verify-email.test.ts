import { describe, expect, test } from 'vitest';
import { freeAccountsPerDomain } from '#shared/plans.ts';
import {
  callAs,
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  tokenIn,
} from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const call = guest(cloud);
const verify = (token: string, password = goodPassword) =>
  call('POST /api/auth/verify-email', { body: { token, password } });

const registered = async (email = newEmail()) => {
  await registerAs(cloud, email);
  const [mail] = await mailsTo(cloud, email);
  return { email, token: tokenIn(mail) };
};

describe('200', () => {
  test('is a login: the token proves the user, who has five credits for fifteen days', async () => {
    const { email, token } = await registered();
    const opened = await verify(token);
    expect(opened).toMatchObject({ user: { email, credits: 5, plan: 'free' }, credits: 5 });
    const { user } = await callAs(cloud, opened.token)('GET /api/auth/me', {});
    expect(user).toEqual(opened.user);
    const days = (Date.parse(user.creditsExpiration ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(15);
  });

  test('welcomes with the credits and the day they expire', async () => {
    const { email, token } = await registered();
    await verify(token);
    const [mail] = await mailsTo(cloud, email);
    expect(mail?.subject).toBe('Tus 5 créditos de CuentaClara');
    expect(mail?.text).toMatch(/Vencen el \d+ de \w+ de \d{4}\./);
    await verify(token);
    expect(await mailsTo(cloud, email)).toHaveLength(2);
  });

  test('grants them once, however often and however fast the link is opened', async () => {
    const { email, token } = await registered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(new Set(answers.map(({ user }) => user.email))).toEqual(new Set([email]));
    expect((await verify(token)).user.credits).toBe(5);
  });
});

describe('without the password of the account', () => {
  test('nothing is verified, and whoever opens the link is told of the account no more than when and how it began', async () => {
    const { email, token } = await registered();
    expect(await refusal(verify(token, 'Otra-clave-1'))).toMatchObject({
      status: 401,
      error: 'errors.wrongPassword',
      errors: [{ pointer: '/password' }],
    });
    const { registeredAt, ...shown } = await call('POST /api/auth/registration', { body: { token } });
    expect(shown).toEqual({ email, userAgent: null, verified: false });
    expect(Date.parse(registeredAt)).toBeGreaterThan(Date.now() - 60_000);
    const login = call('POST /api/auth/login', { body: { email, password: goodPassword } });
    expect(await refusal(login)).toMatchObject({ error: 'errors.emailNotVerified' });
  });

  test('who guesses with a link waits after five tries', async () => {
    const { token } = await registered();
    const guesses: string[] = [];
    for (let tries = 1; tries <= 8; tries++) guesses.push((await refusal(verify(token, 'Otra-clave-1'))).error);
    expect(guesses.slice(0, 5)).toEqual(Array(5).fill('errors.wrongPassword'));
    expect(guesses.slice(5)).toContain('errors.tooManyRequests');
  });

  test('who fails to log in, and has no link, makes nobody wait who has one', async () => {
    const { email, token } = await registered();
    for (let tries = 1; tries <= 8; tries++)
      await refusal(call('POST /api/auth/login', { body: { email, password: 'Otra-clave-1' } }));
    expect((await verify(token)).user.email).toBe(email);
  });
});

describe('an account that somebody else created', () => {
  test('is deleted by whoever reads the mail: its password, its link and its e-mail are free', async () => {
    const { email, token } = await registered();
    await call('POST /api/auth/decline-registration', { body: { token } });
    expect(await refusal(verify(token))).toMatchObject({ error: 'errors.invalidToken' });
    const login = call('POST /api/auth/login', { body: { email, password: goodPassword } });
    expect(await refusal(login)).toMatchObject({ error: 'errors.invalidCredentials' });
    expect((await registered(email)).token).not.toBe(token);
  });

  test('is not deleted once it was verified', async () => {
    const { token } = await registered();
    const { user } = await verify(token);
    const declined = call('POST /api/auth/decline-registration', { body: { token } });
    expect(await refusal(declined)).toMatchObject({ status: 409, error: 'errors.alreadyVerified' });
    expect((await verify(token)).user).toEqual(user);
  });
});

describe('a second account of one mailbox', () => {
  test('is verified without free credits, and says so', async () => {
    const { email, token } = await registered();
    await verify(token);
    const note = email.replace('@', '+nomina@');
    const second = await registered(note);
    for (const _ of [1, 2])
      expect(await verify(second.token)).toMatchObject({
        user: { email: note, credits: 0, creditsExpiration: null },
        credits: 0,
      });
    expect(await mailsTo(cloud, note)).toHaveLength(1);
  });

  test('and the first get them once together, however fast they are verified', async () => {
    const email = newEmail();
    const notes = await Promise.all(['a', 'b', 'c'].map((note) => registered(email.replace('@', `+${note}@`))));
    const answers = await Promise.all(notes.map(({ token }) => verify(token)));
    expect(answers.map(({ credits }) => credits).toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
  });
});

describe('accounts of one company', () => {
  const company = () => newEmail().split('@')[1] ?? '';
  const isOffered = async (email: string) =>
    (await call('POST /api/email-validation', { body: { email } })).freeCredits;

  test('get them three times, though thirty of all its sub-domains verify at once', { timeout: 60_000 }, async () => {
    const domain = company();
    const emails = Array.from({ length: 30 }, (_, index) => `ana.${index}@s${index % 4}.${domain}`);
    expect(await isOffered(`ana@${domain}`)).toBe(true);
    const all: Awaited<ReturnType<typeof registered>>[] = [];
    for (let start = 0; start < emails.length; start += 6)
      all.push(...(await Promise.all(emails.slice(start, start + 6).map((email) => registered(email)))));
    const answers = await Promise.all(all.map(({ token }) => verify(token)));
    expect(answers.filter(({ credits }) => credits === 5)).toHaveLength(freeAccountsPerDomain);
    expect(answers.filter(({ credits }) => credits === 0)).toHaveLength(30 - freeAccountsPerDomain);
    for (const { credits, user } of answers) expect(user.credits).toBe(credits);
    expect(await isOffered(`ana@${domain}`)).toBe(false);
  });

  test('are told before, when they register and in the mail that they get none any more', async () => {
    const domain = company();
    for (const name of ['ana', 'eva', 'leo']) await verify((await registered(`${name}@${domain}`)).token);
    const email = `zoe@pagos.${domain}`;
    expect(await isOffered(email)).toBe(false);
    expect(await registerAs(cloud, email)).toMatchObject({ freeCredits: false });
    const [mail] = await mailsTo(cloud, email);
    expect(mail?.text).toContain('sin créditos gratis');
    expect(await verify(tokenIn(mail))).toMatchObject({ credits: 0 });
  });
});

describe('422', () => {
  test.for(['nonsense', 'A'.repeat(43)])('refuses the token %s', async (token) => {
    expect(await refusal(verify(token))).toMatchObject({ status: 422, error: 'errors.invalidToken' });
  });
});
