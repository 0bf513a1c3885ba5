import { beforeAll, describe, expect, test } from 'vitest';
import { refusal, signUp } from '../../../infra/testing/customer.ts';
import { callsOf, widgetHolder, type WidgetHolder } from '../../../infra/testing/widget-holder.ts';
import { plans } from '#shared/plans.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let holder: WidgetHolder;
beforeAll(async () => {
  holder = await widgetHolder(cloud);
});

type Environment = 'sandbox' | 'production';
const create = (
  { call }: Pick<WidgetHolder, 'call'>,
  purpose: 'api' | 'widget',
  environment: Environment = 'sandbox',
) => call('POST /api/keys', { body: { name: 'Clave', environment, purpose } });
const outcomesOf = (calls: readonly Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'made',
        async (error: unknown) => (await refusal(Promise.reject(error as Error))).error,
      ),
    ),
  );

describe('a key of the widget', () => {
  test('is made once in each environment, two of one environment at once too', async () => {
    const other = await widgetHolder(cloud);
    const outcomes = await outcomesOf([
      ...Array.from({ length: 4 }, () => create(other, 'widget')),
      ...Array.from({ length: 4 }, () => create(other, 'widget', 'production')),
    ]);
    expect(outcomes.toSorted()).toEqual([...Array<string>(6).fill('errors.widgetKeyExists'), 'made', 'made']);
    const { data } = await other.call('GET /api/keys', {});
    expect(data.map(({ environment }) => environment).toSorted()).toEqual(['production', 'sandbox']);
    expect(data.map(({ purpose }) => purpose)).toEqual(['widget', 'widget']);
  });

  test('names its purpose and its environment in its public id', async () => {
    const other = await widgetHolder(cloud);
    expect((await create(other, 'widget')).keyId).toMatch(/^wk_test_[0-9A-Za-z]{20}$/);
    expect((await create(other, 'widget', 'production')).keyId).toMatch(/^wk_live_[0-9A-Za-z]{20}$/);
    expect((await create(other, 'api')).keyId).toMatch(/^vk_test_/);
  });

  test('needs the subscription', async () => {
    const customer = await signUp(cloud);
    expect(await refusal(create(customer, 'widget'))).toMatchObject({
      error: 'errors.notOnPlan',
      entitlement: 'widget',
    });
  });

  test('takes no place among those of the plan, and those of the plan none of its own', async () => {
    const other = await widgetHolder(cloud);
    await create(other, 'widget');
    const { count } = plans.enterprise.keys;
    const outcomes = await outcomesOf(Array.from({ length: count + 2 }, () => create(other, 'api')));
    expect(outcomes.filter((one) => one === 'made')).toHaveLength(count);
    expect(outcomes.filter((one) => one === 'errors.tooManyKeys')).toHaveLength(2);
    expect((await create(other, 'widget', 'production')).purpose).toBe('widget');
    expect((await other.call('GET /api/keys', {})).data).toHaveLength(count + 2);
  });

  test('leaves its place when it is deleted, by its owner alone', async () => {
    const [owner, stranger] = [await widgetHolder(cloud), await widgetHolder(cloud)];
    const [key, own] = [await create(owner, 'widget'), await create(stranger, 'widget')];
    const remove = ({ call }: WidgetHolder, id: string) => call('DELETE /api/keys/{id}', { params: { id } });
    expect((await refusal(remove(stranger, key.id))).error).toBe('errors.notFound');
    expect((await refusal(create(owner, 'widget'))).error).toBe('errors.widgetKeyExists');
    await remove(owner, key.id);
    expect((await create(owner, 'widget')).id).not.toBe(key.id);
    expect((await stranger.call('GET /api/keys', {})).data.map(({ id }) => id)).toEqual([own.id]);
  });

  test('is for the widget alone, and its calls are in the log of requests', async () => {
    const key = await holder.newKey('sandbox');
    const account = { country: 'MX', accountNumber: '999700000000000001' } as const;
    expect(await refusal(key.server('POST /v1/validations', { body: account }))).toMatchObject({
      status: 403,
      error: 'errors.keyNotForThis',
    });
    expect((await refusal(key.server('GET /v1/credits', {}))).error).toBe('errors.keyNotForThis');
    const [shown] = (await holder.call('GET /api/keys', {})).data;
    expect(shown).toMatchObject({ id: key.id, usage: { month: 0 } });
  });

  test('is renamed and read like any other, and its secret is never shown again', async () => {
    const other = await widgetHolder(cloud);
    const { secret, server: _, ...key } = await other.newKey('sandbox');
    const renamed = await other.call('PATCH /api/keys/{id}', { params: { id: key.id }, body: { name: 'Tienda' } });
    expect(renamed).toEqual({ ...key, name: 'Tienda' });
    expect(JSON.stringify(await other.call('GET /api/keys', {}))).not.toContain(secret);
  });
});

test('a key of before says no purpose and is of the API', async () => {
  const key = await holder.call('POST /api/keys', { body: { name: 'Caja', environment: 'sandbox' } });
  expect(key.purpose).toBe('api');
  expect(await callsOf(cloud, key)('GET /v1/credits', {})).toBeDefined();
});
