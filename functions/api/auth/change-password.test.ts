import { expect, test } from 'vitest';
import { loginDelay } from '#shared/plans.ts';
import {
  goodPassword,
  guest,
  logIn,
  mailsTo,
  refusal,
  resetTokenFor,
  signUp,
  type Customer,
} from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const another = 'Mesa7.verde-lago';

const login = (email: string, password = goodPassword) =>
  guest(cloud)('POST /api/auth/login', { body: { email, password } });
const signedIn = async (email: string) => (await logIn(cloud, { email })).call;
const change = ({ call }: Pick<Customer, 'call'>, currentPassword = goodPassword) =>
  call('POST /api/auth/change-password', {
    body: { currentPassword, password: another, confirmPassword: another },
  });

test('whoever knows the password chooses another: every other session ends, this one goes on, and a mail tells it', async () => {
  const customer = await signUp(cloud);
  const { call, email } = customer;
  const others = await Promise.all([signedIn(email), signedIn(email)]);
  await change(customer);
  for (const other of others) expect(await refusal(other('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  expect((await call('GET /api/auth/sessions', {})).data).toMatchObject([{ current: true }]);
  expect(await refusal(login(email))).toMatchObject({ error: 'errors.invalidCredentials' });
  expect((await login(email, another)).user.email).toBe(email);
  expect((await mailsTo(cloud, email)).map(({ subject }) => subject)).toContain(
    'Cambiaste tu contraseña de CuentaClara',
  );
});

test('without the current password nothing changes, and whoever guesses waits', async () => {
  const customer = await signUp(cloud);
  for (let count = 0; count < loginDelay.freeFailures; count++)
    expect(await refusal(change(customer, 'Otra-clave-2026'))).toMatchObject({
      error: 'errors.wrongPassword',
      errors: [{ pointer: '/currentPassword' }],
    });
  expect(await refusal(change(customer))).toMatchObject({ error: 'errors.tooManyRequests', status: 429 });
  expect((await login(customer.email)).user.email).toBe(customer.email);
});

test('a link that was mailed for the old password chooses no other', async () => {
  const customer = await signUp(cloud);
  const token = await resetTokenFor(cloud, customer.email);
  await change(customer);
  const reset = guest(cloud)('POST /api/auth/reset-password', {
    body: { token, password: goodPassword, confirmPassword: goodPassword },
  });
  expect(await refusal(reset)).toMatchObject({ error: 'errors.invalidToken' });
});
