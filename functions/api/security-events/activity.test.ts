import { beforeAll, expect, inject, test } from 'vitest';
import {
  control,
  goodPassword,
  guest,
  newEmail,
  refusal,
  resetTokenFor,
  signUp,
  type Customer,
} from '../../../infra/testing/customer.ts';

const cloud = inject('cloud');
let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const list = (query: object = {}, { call }: Customer = customer) => call('GET /api/security-events', { query });
const told = async (query: object = {}, of: Customer = customer) =>
  (await list(query, of)).data.map(({ kind, outcome }) => `${kind} ${outcome}`);

const logIn = (email: string, password: string) =>
  fetch(`${cloud.appApi}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ email, password }),
  });

test('who signs up finds the first login, of this session and this browser, and nothing from before', async () => {
  const { data, hasMore, nextCursor } = await list();
  expect([hasMore, nextCursor]).toEqual([false, null]);
  expect(data).toMatchObject([
    {
      kind: 'email.verified',
      outcome: 'succeeded',
      current: true,
      network: expect.stringMatching(/^[0-9a-f]{4}$/) as unknown,
    },
  ]);
});

test('a login and a wrong password are told with the browser, the network and the id that the answer carried', async () => {
  const owner = await signUp(cloud);
  const wrong = await logIn(owner.email, `${goodPassword}?`);
  const right = await logIn(owner.email, goodPassword);
  const { data } = await list({ limit: 2 }, owner);
  expect(data).toMatchObject([
    { kind: 'login', outcome: 'succeeded', error: null, requestId: right.headers.get('x-request-id'), current: false },
    {
      kind: 'login',
      outcome: 'refused',
      error: 'errors.invalidCredentials',
      requestId: wrong.headers.get('x-request-id'),
    },
  ]);
  expect(data.map(({ userAgent }) => userAgent)).toEqual(['Firefox, Linux', 'Firefox, Linux']);
  expect(new Set(data.map(({ network }) => network)).size).toBe(1);
});
