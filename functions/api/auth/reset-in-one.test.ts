import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileFailing } from '../../../infra/testing/control.ts';
import { goodPassword, guest, refusal, resetTokenFor, signUp } from '../../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

const newPassword = 'Mesa7.verde-lago';
const reset = (token: string) =>
  guest(cloud.addresses)('POST /api/auth/reset-password', {
    body: { token, password: newPassword, confirmPassword: newPassword },
  });
const login = (email: string, password: string) =>
  guest(cloud.addresses)('POST /api/auth/login', { body: { email, password } });
const statusWith = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${cloud.addresses.appApi}/api/auth/me`, { headers })).status;
};

test.for(['GetItem', 'Query', 'TransactWriteItems', 'DeleteItem', 'UpdateItem'])(
  'a reset that dies at its %s did all of it or nothing: no session outlives the old password',
  async (operation) => {
    const { email, call } = await signUp(cloud.addresses);
    const token = await resetTokenFor(cloud.addresses, email);
    const fault = { kind: 'error', service: 'dynamodb', operation, function: 'ResetPassword' };
    const died = await whileFailing(cloud.addresses, fault, () => refusal(reset(token)));
    expect(died).toMatchObject({ status: 500 });
    // Whoever tries again finishes it, or is told that the link did its work.
    await reset(token).catch(() => undefined);
    expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
    expect((await login(email, newPassword)).user.email).toBe(email);
    expect(await refusal(login(email, goodPassword))).toMatchObject({ error: 'errors.invalidCredentials' });
  },
);

test('whoever knows the password and logs in without end keeps nobody from choosing another, and stays nowhere', async () => {
  const { email } = await signUp(cloud.addresses);
  const token = await resetTokenFor(cloud.addresses, email);
  // Between what it reads and what it writes somebody logs in, each time.
  cloud.aws.faults.inject({ kind: 'latency', operation: 'Query', function: 'ResetPassword', ms: 300, times: 100 });
  const opened: string[] = [];
  const storm = new AbortController();
  const logsIn = async () => {
    while (!storm.signal.aborted)
      await login(email, goodPassword).then(
        (answer) => opened.push(answer.token),
        () => undefined,
      );
  };
  const storming = [logsIn(), logsIn()];
  await reset(token).finally(() => storm.abort());
  await Promise.all(storming);
  cloud.aws.faults.clear();
  const statuses = await Promise.all(opened.map(statusWith));
  expect(opened.length).toBeGreaterThan(5);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await login(email, newPassword)).user.email).toBe(email);
});

test('ends more sessions than one transaction holds', async () => {
  const { email, call } = await signUp(cloud.addresses);
  const opened = [];
  for (let count = 0; count < 55; count++) opened.push((await login(email, goodPassword)).token);
  await reset(await resetTokenFor(cloud.addresses, email));
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  const statuses = await Promise.all(opened.map(statusWith));
  expect(new Set(statuses)).toEqual(new Set([401]));
});
