import { describe, expect, inject, test } from 'vitest';
import {
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  tokenIn,
} from '../../../infra/testing/customer.ts';

const cloud = inject('cloud');
const call = guest(cloud);
const verify = (token: string) => call('POST /api/auth/verify-email', { body: { token } });

const registered = async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const [mail] = await mailsTo(cloud, email);
  return { email, token: tokenIn(mail) };
};

describe('200', () => {
  test('grants five credits that last fifteen days', async () => {
    const { email, token } = await registered();
    expect(await verify(token)).toEqual({ email, credits: 5 });
    const { user } = await call('POST /api/auth/login', { body: { email, password: goodPassword } });
    expect(user).toMatchObject({ email, credits: 5, plan: 'free' });
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
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(new Set(answers.map((answer) => answer.email))).toEqual(new Set([email]));
    const { user } = await call('POST /api/auth/login', { body: { email, password: goodPassword } });
    expect(user.credits).toBe(5);
  });
});

describe('a second account of one mailbox', () => {
  test('is verified without free credits, and says so', async () => {
    const { email, token } = await registered();
    await verify(token);
    const note = email.replace('@', '+nomina@');
    await registerAs(cloud, note);
    const second = tokenIn((await mailsTo(cloud, note))[0]);
    expect(await verify(second)).toEqual({ email: note, credits: 0 });
    expect(await verify(second)).toEqual({ email: note, credits: 0 });
    expect(await mailsTo(cloud, note)).toHaveLength(1);
    const { user } = await call('POST /api/auth/login', { body: { email: note, password: goodPassword } });
    expect(user).toMatchObject({ credits: 0, creditsExpiration: null });
  });

  test('and the first get them once together, however fast they are verified', async () => {
    const email = newEmail();
    const notes = ['a', 'b', 'c'].map((note) => email.replace('@', `+${note}@`));
    for (const note of notes) await registerAs(cloud, note);
    const mails = await Promise.all(notes.map((note) => mailsTo(cloud, note)));
    const answers = await Promise.all(mails.map(([mail]) => verify(tokenIn(mail))));
    expect(answers.map(({ credits }) => credits).toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
  });
});

describe('422', () => {
  test.for(['nonsense', 'A'.repeat(43)])('refuses the token %s', async (token) => {
    expect(await refusal(verify(token))).toMatchObject({ status: 422, error: 'errors.invalidToken' });
  });
});
