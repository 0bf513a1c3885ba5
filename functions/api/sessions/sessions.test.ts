import { expect, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { withSecondFactor } from '../../../infra/testing/authenticator.ts';
import { callAs, goodPassword, refusal, signUp } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

const another = async (email: string) => {
  const { token } = await client({ baseUrl: cloud.appApi })(
    'POST /api/auth/login',
    { body: { email, password: goodPassword } },
    { headers: { 'user-agent': windows } },
  );
  return callAs(cloud, token);
};

test('lists the sessions of the user, newest first, and says which one asks', async () => {
  const { call, email } = await signUp(cloud);
  await another(email);
  const { data } = await call('GET /api/auth/sessions', {});
  expect(data).toMatchObject([
    { current: false, userAgent: 'Firefox, Windows' },
    { current: true, userAgent: null },
  ]);
});

test('ends one session at once and leaves the others', async () => {
  const { call, email } = await signUp(cloud);
  const other = await another(email);
  const { data } = await call('GET /api/auth/sessions', {});
  await call('DELETE /api/auth/sessions/{id}', { params: { id: data[0]?.id ?? '' } });
  expect(await refusal(other('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  expect((await call('GET /api/auth/sessions', {})).data).toHaveLength(1);
});

test('ends all the others at once', async () => {
  const { call, email } = await signUp(cloud);
  const others = await Promise.all([another(email), another(email), another(email)]);
  await call('DELETE /api/auth/sessions', {});
  for (const other of others) expect(await refusal(other('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  expect((await call('GET /api/auth/sessions', {})).data).toMatchObject([{ current: true }]);
});

test('a second factor that begins to count ends all that were opened without it', async () => {
  const owner = await signUp(cloud);
  const other = await another(owner.email);
  await withSecondFactor(owner, () => new Date().toISOString());
  expect(await refusal(other('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  expect((await owner.call('GET /api/auth/sessions', {})).data).toMatchObject([{ current: true }]);
});

test('answers the session of a stranger like one that never existed', async () => {
  const [owner, stranger] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const { data } = await owner.call('GET /api/auth/sessions', {});
  const close = (id: string) => refusal(stranger.call('DELETE /api/auth/sessions/{id}', { params: { id } }));
  const other = await close(data[0]?.id ?? '');
  const never = await close('ses_01kam5t7z30000000000000000');
  expect(other).toMatchObject({ status: 404, error: 'errors.notFound' });
  expect({ ...other, requestId: '' }).toEqual({ ...never, requestId: '' });
  expect((await owner.call('GET /api/auth/me', {})).user.email).toBe(owner.email);
});
