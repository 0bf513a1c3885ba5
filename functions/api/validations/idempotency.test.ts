import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const post = (by: Customer, key: string, accountNumber: string = clabes.company) =>
  fetch(`${cloud.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ country: 'MX', accountNumber }),
  });

test('the same key and body answer the same validation, charged once', async () => {
  const by = await signUp(cloud);
  const key = randomUUID();
  const first = await post(by, key);
  const second = await post(by, key);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  const [one, other] = [await first.json(), await second.json()] as { id: string }[];
  expect(other?.id).toBe(one?.id);
  expect((await by.call('GET /api/credits', {})).balance).toBe(4);
});

test('the same key with another body is refused', async () => {
  const by = await signUp(cloud);
  const key = randomUUID();
  await post(by, key);
  const other = await post(by, key, clabes.person);
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ error: 'errors.idempotencyMismatch' });
});

test('a replay is answered even when no credit is left', async () => {
  const by = await signUp(cloud);
  const key = randomUUID();
  await post(by, key);
  await Promise.all(Array.from({ length: 4 }, () => post(by, randomUUID())));
  expect((await post(by, key)).status).toBe(201);
});

test("a key of one customer means nothing to another's", async () => {
  const [one, other] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const key = randomUUID();
  await post(one, key);
  const response = await post(other, key);
  expect(response.headers.get('idempotency-replayed')).toBeNull();
});

test.for([
  ['empty', ''],
  ['of 256 characters', 'k'.repeat(256)],
  ['with a letter no header may carry', 'pago-ñ'],
] as const)('a key that is %s is refused, with nothing asked and nothing charged', async ([, key]) => {
  const by = await signUp(cloud);
  const refused = await post(by, key);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/Idempotency-Key' }] });
  expect((await by.call('GET /api/validations', { query: {} })).data).toEqual([]);
  expect((await by.call('GET /api/credits', {})).balance).toBe(5);
});
