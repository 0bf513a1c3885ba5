import { expect, test } from 'vitest';
import { control } from '../../../infra/testing/control.ts';
import {
  goodPassword,
  guest,
  logIn,
  mailsTo,
  newEmail,
  registerAs,
  resetTokenFor,
  signUp,
  tokenIn,
} from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { knownAs } from '../../notices/known-as.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const operate = operatorOf(cloud);
const settle = () => control(cloud, '/events/drain', { function: 'RememberReturnedMails' });

/** A name of SES's mailbox simulator; behind the plus stands who this is. */
const simulated = (fate: string) => `${fate}+${crypto.randomUUID().slice(0, 8)}@simulator.amazonses.com`;

const forgetReset = (email: string) => guest(cloud)('POST /api/auth/forgot-password', { body: { email } });

test('a mail that bounces is known within its answer, and an operator lets mails leave again', async () => {
  const email = simulated('bounce');
  await operate({ command: 'clear-mailbox', email });
  await registerAs(cloud, email);
  await mailsTo(cloud, email);
  await settle();
  expect(await operate({ command: 'mailbox', email })).toEqual({
    takesMails: false,
    bouncedAt: expect.stringMatching(/^2/) as unknown,
  });
  expect(await operate({ command: 'clear-mailbox', email })).toMatchObject({ cleared: true });
  expect(await operate({ command: 'clear-mailbox', email })).toHaveProperty('refused');
  expect(await operate({ command: 'mailbox', email })).toEqual({ takesMails: true });
});

test('whoever complains gets no news any more, and still every link they ask for', async () => {
  const email = simulated('complaint');
  await operate({ command: 'clear-mailbox', email });
  await registerAs(cloud, email);
  const [first] = await mailsTo(cloud, email);
  await settle();
  await guest(cloud)('POST /api/auth/verify-email', { body: { token: tokenIn(first), password: goodPassword } });
  await forgetReset(email);
  const subjects = (await mailsTo(cloud, email)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.join(' ')).not.toMatch(/Bienvenid|créditos/i);
});

/** Confirmed while mails still arrived there; then one came back. */
const whoseMailboxBounces = async () => {
  const email = newEmail();
  const customer = await signUp(cloud, email);
  const bouncedAt = new Date().toISOString();
  await tableIn(databasePort).put({ ...keys.returnedMails(knownAs(email)), bouncedAt });
  return customer;
};

test('the owner of a mailbox that bounces is told in the product, until a link that was sent there is opened', async () => {
  const { email, call } = await whoseMailboxBounces();
  const standing = async () => (await call('GET /api/auth/profile', {})).mailbox;
  expect(await standing()).toBe('bounces');
  const token = await resetTokenFor(cloud, email);
  expect(await standing()).toBe('bounces');
  const password = 'Mesa7.verde-lago';
  await guest(cloud)('POST /api/auth/reset-password', { body: { token, password, confirmPassword: password } });
  expect(await operate({ command: 'mailbox', email })).toEqual({ takesMails: true });
  const again = await logIn(cloud, { email }, password);
  expect((await again.call('GET /api/auth/profile', {})).mailbox).toBe('fine');
});
