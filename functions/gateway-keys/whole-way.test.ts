import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import { plans } from '#shared/plans.ts';
import { publicApiOf } from '../../infra/testing/api-key.ts';
import { advance, control } from '../../infra/testing/control.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../infra/testing/exclusive-cloud.ts';
import { operatorOf } from '../../infra/testing/operate.ts';
import { inLanes } from '../../infra/testing/in-lanes.ts';
import { newKeyId, newSecret } from '../rules/keys/secret.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

const drain = () => control(cloud.addresses, '/events/drain');

interface Shown {
  readonly keyId: string;
  readonly secret: string;
}

const get = async ({ keyId, secret }: Shown, path = '/v1/credits') => {
  const headers = { 'x-api-key': keyId, 'x-api-secret': secret, 'accept-language': 'en' };
  const response = await fetch(`${publicApiOf(cloud.addresses)}${path}`, { headers });
  const body = (await response.json()) as Readonly<Record<string, unknown>>;
  return { status: response.status, limit: response.headers.get('ratelimit') ?? '', headers: response.headers, body };
};

/** Each has a bucket of its own, which everybody shares: a fast machine would find that of one empty first. */
const paths = ['/v1/credits', '/v1/usage?period=7', '/v1/validations', '/v1/countries'];

/** A customer on Enterprise with as many keys of production as the plan allows. */
const integrator = async () => {
  const customer = await signUp(cloud.addresses);
  const bought = { command: 'grant', email: customer.email, tier: 'enterprise', credits: 9, days: 30 };
  await operatorOf(cloud.addresses)({ ...bought, why: 'bought' });
  await drain();
  const body = { name: 'Tienda', environment: 'production' } as const;
  const keys: (Shown & { readonly id: string })[] = [];
  while (keys.length < plans.enterprise.keys.count) keys.push(await customer.call('POST /api/keys', { body }));
  await drain();
  return { customer, keys };
};

let one: { readonly customer: Customer; readonly keys: readonly (Shown & { readonly id: string })[] };
beforeAll(async () => {
  one = await integrator();
});

/** Counted by API Gateway for the usage plan of own gateway keys. */
const ownGatewayKeys = () => cloud.aws.usage.keys.all().filter(({ name = '' }) => name.startsWith('cuentaclara/'));

const refusedWords = ({
  status,
  body: { title, detail, error, type, status: told },
}: Awaited<ReturnType<typeof get>>) => ({
  status,
  title,
  detail,
  error,
  type,
  told,
});

describe('a customer with twenty keys of production', () => {
  test('calls at once, by a gateway key that it shares', async () => {
    const [key] = one.keys;
    if (!key) throw new Error('There is a key.');
    expect((await get(key)).status).toBe(200);
  });

  test('has one gateway key of its own, whatever came of its twenty changes', () => {
    expect(ownGatewayKeys()).toHaveLength(1);
  });

  test('is held by it to its own pace: twenty keys are not twenty times as much', async () => {
    await advance(cloud.addresses, 600);
    const began = Date.now();
    const queue = Array.from({ length: 45 }, () => one.keys).flat();
    const answers = await inLanes(12, queue, (key, turn) => get(key, paths[turn % paths.length]));
    const seconds = (Date.now() - began) / 1000;
    const { perMinute, burst } = plans.enterprise.perCustomer;
    const passed = answers.filter(({ limit }) => !limit.startsWith('"gateway"'));
    expect(passed.length).toBeGreaterThanOrEqual(burst);
    expect(passed.length).toBeLessThanOrEqual(burst + Math.ceil((perMinute / 60) * (seconds + 1)));
    const [refused] = answers.filter(({ limit }) => limit.startsWith('"gateway"'));
    expect(refused).toMatchObject({
      status: 429,
      limit: '"gateway";r=0;t=1',
      body: { error: 'errors.tooManyRequests' },
    });
    expect(refused?.headers.get('retry-after')).toBe('1');
  });

  test('a key that was deactivated is refused in the next call, in the words of one that never was', async () => {
    const [, key] = one.keys;
    if (!key) throw new Error('There is a second key.');
    await advance(cloud.addresses, 120);
    expect((await get(key)).status).toBe(200);
    await one.customer.call('PATCH /api/keys/{id}', { params: { id: key.id }, body: { active: false } });
    const unknown = { keyId: newKeyId('production'), secret: newSecret('production') };
    const [byFunction, byGateway] = [await get(key), await get(unknown)];
    expect(byFunction.status).toBe(401);
    expect(refusedWords(byFunction)).toEqual(refusedWords(byGateway));
    expect(await get({ ...key, secret: '' })).toMatchObject({ status: 401 });
  });
});

test('a call is proven by two calls of the table where the gateway asks, and by one where it remembers; one more logs it', async () => {
  await advance(cloud.addresses, 120);
  const [, , key] = one.keys;
  if (!key) throw new Error('There is a third key.');
  const { capacity } = cloud.aws;
  const countries = async () => {
    capacity.reset();
    await client({ baseUrl: publicApiOf(cloud.addresses), apiKey: key })('GET /v1/countries', {});
    const { operations } = capacity.report();
    return Object.keys(operations)
      .filter((name) => name.startsWith('dynamodb:'))
      .toSorted();
  };
  await countries();
  await advance(cloud.addresses, 120);
  const [asked, remembered] = [await countries(), await countries()];
  expect(asked).toEqual(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem']);
  expect(remembered).toEqual(['dynamodb:PutItem', 'dynamodb:UpdateItem']);
});
