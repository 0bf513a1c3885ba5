import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../../infra/testing/api-key.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });

let customer: Customer;
let production: MadeKey;
let sandbox: MadeKey;
beforeAll(async () => {
  customer = await signUp(cloud);
  [production, sandbox] = await Promise.all([
    makeKey(customer, { environment: 'production', plan: 'pro' }),
    makeKey(customer),
  ]);
});

const asked = { country: 'MX', accountNumber: clabes.company, reference: 'F-1' };

const post = async (address: string, headers: Readonly<Record<string, string>>, key: string, body: object) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify(body),
  });
  const { id, error } = (await response.json()) as { id?: string; error?: string };
  return { status: response.status, id, error, replayed: response.headers.get('idempotency-replayed') };
};

/** The dashboard's API and the customers', each as it is asked. */
const doors = {
  dashboard: (key: string, body: object) =>
    post(`${cloud.appApi}/api/validations`, { authorization: `Bearer ${customer.token}` }, key, body),
  key: (key: string, body: object, by = production) =>
    post(`${publicApiOf(cloud)}/v1/validations`, by.headers, key, body),
};

test.for([
  ['a key', 'a key', doors.key, doors.key],
  ['a key', 'the dashboard', doors.key, doors.dashboard],
  ['the dashboard', 'a key', doors.dashboard, doors.key],
] as const)('what came through %s is answered again through %s, and charged once', async ([, , first, second]) => {
  const before = (await customer.call('GET /api/credits', {})).balance;
  const key = randomUUID();
  const one = await first(key, asked);
  const other = await second(key, asked);
  expect([one.status, one.replayed]).toEqual([201, null]);
  expect(other).toEqual({ ...one, replayed: 'true' });
  expect((await customer.call('GET /api/credits', {})).balance).toBe(before - 1);
});

describe('refuses with 422 what the key was not used for:', () => {
  test.for([
    ['another account', { accountNumber: clabes.person }],
    ['one field more', { beneficiaryName: 'Ana' }],
  ] as const)('%s, through either door', async ([, change]) => {
    const key = randomUUID();
    expect((await doors.key(key, { ...asked, ...change }, sandbox)).status).toBe(201);
    const mismatch = { status: 422, error: 'errors.idempotencyMismatch', id: undefined };
    expect(await doors.key(key, asked, sandbox)).toMatchObject(mismatch);
    expect(await doors.dashboard(key, { ...asked, environment: 'sandbox' })).toMatchObject(mismatch);
  });

  test('the same in the other environment', async () => {
    const key = randomUUID();
    expect((await doors.key(key, asked, sandbox)).status).toBe(201);
    for (const again of [doors.key, doors.dashboard])
      expect(await again(key, asked)).toMatchObject({ status: 422, error: 'errors.idempotencyMismatch' });
  });
});

test('many at once through both doors make one validation; whoever is too early is told to come back', async () => {
  const key = randomUUID();
  const body = { ...asked, reference: 'at once' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 ? doors.key(key, body, sandbox) : doors.dashboard(key, { ...body, environment: 'sandbox' }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(answers.filter(({ status }) => status === 409).map(({ error }) => error)).toEqual(
    answers.filter(({ status }) => status === 409).map(() => 'errors.idempotencyInProgress'),
  );
  expect(new Set(answers.flatMap(({ id }) => id ?? [])).size).toBe(1);
  expect(answers.filter(({ status, replayed }) => status === 201 && replayed === null)).toHaveLength(1);
});

test("a key of one account means nothing to another's", async () => {
  const key = randomUUID();
  const stranger = await makeKey(await signUp(cloud));
  const [one, other] = [await doors.key(key, asked, sandbox), await doors.key(key, asked, stranger)];
  expect([other.status, other.replayed]).toEqual([201, null]);
  expect(other.id).not.toBe(one.id);
});
