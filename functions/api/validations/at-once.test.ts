import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp, type Addresses, type Customer } from '../../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

// As many as the function takes at once, and more: in the cloud that all share, somebody else's would be refused.
let own: Awaited<ReturnType<typeof exclusiveCloud>>;
let cloud: Addresses;
beforeAll(async () => {
  own = await exclusiveCloud();
  cloud = own.addresses;
});
afterAll(() => own?.close());

const post = ({ token }: Customer, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${cloud.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ country: 'MX', accountNumber: clabes.company }),
  });

test('two hundred validations at once on five credits charge exactly five and refuse the others', async () => {
  const by = await signUp(cloud);
  const responses = await Promise.all(Array.from({ length: 200 }, () => post(by)));
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  expect({ charged: count(201), refused: count(402) }).toEqual({ charged: 5, refused: 195 });
  expect((await by.call('GET /api/credits', {})).balance).toBe(0);
});

test('a thousand at once with one key make one validation and one charge', { timeout: 120_000 }, async () => {
  const by = await signUp(cloud);
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 1_000 }, () => post(by, { 'idempotency-key': key })));
  const statuses = new Set(responses.map(({ status }) => status));
  // Most are too many for the gateway or for their user. On a busy machine others wait longer than the gateway does, or
  // find no environment free: that is no second validation either.
  expect([...statuses].filter((status) => ![201, 409, 429, 502, 504].includes(status))).toEqual([]);
  expect(statuses).toContain(201);
  expect((await by.call('GET /api/validations', { query: { limit: 100 } })).data).toHaveLength(1);
  expect((await by.call('GET /api/credits', {})).balance).toBe(4);
});
