import { expect, test } from 'vitest';
import { control } from '../../../infra/testing/control.ts';
import { refusal, signUp } from '../../../infra/testing/customer.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const operate = operatorOf(cloud);

/** The plans that stand in the row of a key. */
const tiersOf = async (keyId: string): Promise<readonly string[]> => {
  const { tiers } = await tableIn(databasePort).get(keys.apiKey(keyId));
  return (tiers as readonly { readonly tier: string }[]).map(({ tier }) => tier);
};

const carried = async () => {
  for (const reader of ['PublishEvents', 'CarryPlanToKeys'])
    await control(cloud, '/events/drain', { function: reader });
};

test('a plan that is granted, and one that is taken back, reaches the keys without anybody asking', async () => {
  const { call, email } = await signUp(cloud);
  const { keyId } = await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  expect(await tiersOf(keyId)).toEqual(['free']);
  const { lot } = await operate({ command: 'grant', email, credits: 10, days: 30, tier: 'pro' });
  await carried();
  expect(await tiersOf(keyId)).toEqual(['free', 'pro']);
  await operate({ command: 'expire', email, lot });
  await carried();
  expect(await tiersOf(keyId)).toEqual(['free']);
});

test('a key is created, listed, renamed, rotated and deleted over HTTP', async () => {
  const { call } = await signUp(cloud);
  const { secret, ...key } = await call('POST /api/keys', {
    body: { name: ' Tienda ', description: 'Caja', environment: 'sandbox' },
  });
  expect((await call('GET /api/keys', {})).data).toEqual([key]);
  const params = { id: key.id };
  expect(await call('PATCH /api/keys/{id}', { params, body: { name: 'Web' } })).toEqual({ ...key, name: 'Web' });
  const rotated = await call('POST /api/keys/{id}/rotate', { params, body: {} });
  expect(rotated.secrets).toHaveLength(2);
  expect(rotated.secret).not.toBe(secret);
  await call('DELETE /api/keys/{id}', { params });
  expect((await call('GET /api/keys', {})).data).toEqual([]);
  expect(await refusal(call('DELETE /api/keys/{id}', { params }))).toMatchObject({ error: 'errors.notFound' });
});
