import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import {
  guest,
  goodPassword,
  mailsTo,
  newEmail,
  signUp,
  tokenIn,
  type Addresses,
} from '../../infra/testing/customer.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await ownCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const days = (count: number) => cloud.advance(count * 24 * 60 * 60);

/** Subjects of the mails about credits, oldest first; those of signing up left out. */
const toldTo = async (email: string): Promise<string[]> =>
  (await mailsTo(at, email))
    .map(({ subject }) => subject)
    .filter((subject) => /pocos|vencen el|few|expire on/.test(subject))
    .toReversed();

test('whoever has one credit left is told once, and again when a new lot runs low', async () => {
  const { email, call } = await signUp(at);
  for (let spent = 0; spent < 4; spent++)
    await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  await cloud.runSchedules('all');
  await cloud.runSchedules('all');
  expect(await toldTo(email)).toEqual(['Te quedan pocos créditos en CuentaClara']);
  const [mail] = await mailsTo(at, email);
  expect(mail?.text).toContain('Créditos disponibles: 1.');
  await cloud.operate('clara', { command: 'grant', email, credits: 1, days: 60, why: 'one more' });
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  await days(1);
  expect(await toldTo(email)).toHaveLength(2);
});

test('who has enough credits hears nothing until three days before they expire, then once, in their language', async () => {
  const email = newEmail();
  const english = guest(at, 'en');
  await english('POST /api/auth/register', { body: { email, password: goodPassword, confirmPassword: goodPassword } });
  await english('POST /api/auth/verify-email', {
    body: { token: tokenIn((await mailsTo(at, email))[0]), password: goodPassword },
  });
  await days(11);
  await cloud.runSchedules('all');
  expect(await toldTo(email)).toEqual([]);
  await days(1.5);
  await cloud.runSchedules('all');
  expect(await toldTo(email)).toEqual([expect.stringMatching(/^Your CuentaClara credits expire on \w+ \d+, \d{4}$/)]);
  await days(4);
  await cloud.runSchedules('all');
  expect(await toldTo(email)).toHaveLength(1);
});

test('a mail that the queue does not take makes the job fail, and leaves with the next run', async () => {
  const { email } = await signUp(at);
  cloud.inject({ kind: 'error', service: 'sqs', function: 'MailAboutCredits' });
  const { ran } = await days(13);
  expect(ran.filter(({ error }) => error).map(({ error }) => error?.errorMessage)).toEqual([
    expect.stringMatching(/^\d+ mails could not be queued, 0 were$/),
  ]);
  expect(await toldTo(email)).toEqual([]);
  cloud.clearFaults();
  await cloud.runSchedules('all');
  expect(await toldTo(email)).toHaveLength(1);
});
