import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, logIn, signUp, statusOf } from '../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

test('whoever knows the password and logs in meanwhile keeps nobody from deleting the account, and stays nowhere', async () => {
  const { email, call } = await signUp(cloud.addresses);
  // Its second write closes the account: by then it has read whose it is.
  const slow = { kind: 'latency', operation: 'TransactWriteItems', function: 'DeleteAccount' } as const;
  cloud.aws.faults.inject({ ...slow, ms: 2_500, times: 2 });
  const deleted = call('DELETE /api/auth/me', { body: { password: goodPassword } });
  await expect.poll(() => cloud.aws.faults.active(), { timeout: 10_000 }).toEqual([]);
  const other = await logIn(cloud.addresses, { email });
  expect((await deleted).requestedAt).toBeTruthy();
  expect(await statusOf(other.call('GET /api/auth/me', {}))).toBe(401);
});
