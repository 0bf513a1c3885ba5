import { expect, test } from 'vitest';
import { goodPassword, guest, resetTokenFor, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const another = 'Mesa7.verde-lago';

test('a profile says who the account is, and what its company is called once it said so', async () => {
  const { call, email } = await signUp(cloud);
  const change = (company: string | null) => call('PATCH /api/auth/profile', { body: { company } });
  const profile = await call('GET /api/auth/profile', {});
  expect(profile).toMatchObject({ email, company: null, passwordChangedAt: null });
  expect(await change(' Molinos del Sur S.A. ')).toEqual({ ...profile, company: 'Molinos del Sur S.A.' });
  expect((await call('GET /api/auth/profile', {})).company).toBe('Molinos del Sur S.A.');
  expect([(await change('  ')).company, (await change(null)).company]).toEqual([null, null]);
});

test('it says when the password was changed, however that was', async () => {
  const [changed, forgotten] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const passwords = { password: another, confirmPassword: another };
  const before = new Date().toISOString();
  await changed.call('POST /api/auth/change-password', { body: { currentPassword: goodPassword, ...passwords } });
  const { passwordChangedAt } = await changed.call('GET /api/auth/profile', {});
  expect(passwordChangedAt?.localeCompare(before)).toBeGreaterThanOrEqual(0);

  const token = await resetTokenFor(cloud, forgotten.email);
  await guest(cloud)('POST /api/auth/reset-password', { body: { token, ...passwords } });
  const login = await guest(cloud)('POST /api/auth/login', { body: { email: forgotten.email, password: another } });
  const again = await fetch(`${cloud.appApi}/api/auth/profile`, {
    headers: { authorization: `Bearer ${login.token}` },
  });
  expect(((await again.json()) as { passwordChangedAt: string }).passwordChangedAt > before).toBe(true);
});
