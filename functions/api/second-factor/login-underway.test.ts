import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticator } from '../../../infra/testing/authenticator.ts';
import { goodPassword, guest, refusal, signUp } from '../../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

test('a login that was on its way when the factor was confirmed opens nothing without a code', async () => {
  const { email, call } = await signUp(cloud.addresses);
  const { uri } = await call('POST /api/auth/second-factor', { body: { password: goodPassword } });
  const code = authenticator(uri).codeAt(cloud.now().now);
  // Its second write opens the session: by then it has asked whether there is a factor.
  cloud.aws.faults.inject({ kind: 'latency', operation: 'TransactWriteItems', function: 'Login', ms: 2_500, times: 2 });
  const login = refusal(guest(cloud.addresses)('POST /api/auth/login', { body: { email, password: goodPassword } }));
  await expect.poll(() => cloud.aws.faults.active(), { timeout: 10_000 }).toEqual([]);
  await call('POST /api/auth/second-factor/confirm', { body: { code } });
  expect(await login).toMatchObject({ status: 401, error: 'errors.secondFactorRequired' });
  expect((await call('GET /api/auth/sessions', {})).data).toHaveLength(1);
});
