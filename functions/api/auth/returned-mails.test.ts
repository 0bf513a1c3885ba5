import { expect, inject, test } from 'vitest';
import { control, goodPassword, guest, mailsTo, registerAs, tokenIn } from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';

const cloud = inject('cloud');
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
  expect(await operate({ command: 'mailbox', email })).toEqual({ bouncedAt: expect.stringMatching(/^2/) as unknown });
  expect(await operate({ command: 'clear-mailbox', email })).toMatchObject({ cleared: true });
  expect(await operate({ command: 'clear-mailbox', email })).toHaveProperty('refused');
  expect(await operate({ command: 'mailbox', email })).toEqual({});
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
