import { expect, test } from 'vitest';
import { guest, newEmail, refusal, registerAs, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const resend = (email: string) => guest(cloud)('POST /api/auth/resend-verification', { body: { email } });

test('refuses an e-mail without an account', async () => {
  expect(await refusal(resend(newEmail()))).toMatchObject({ status: 404, error: 'errors.noAccountWithEmail' });
});

test('refuses an account that is verified', async () => {
  const { email } = await signUp(cloud);
  expect(await refusal(resend(email))).toMatchObject({ status: 409, error: 'errors.alreadyVerified' });
});

test('refuses a second mail within a minute and says how long to wait', async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const problem = await refusal(resend(email));
  expect(problem).toMatchObject({ status: 429, error: 'errors.resendTooSoon' });
  expect(problem.retryAfterSeconds).toBeGreaterThan(0);
  expect(problem.retryAfterSeconds).toBeLessThanOrEqual(60);
});
