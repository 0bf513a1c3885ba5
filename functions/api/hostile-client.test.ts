import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/openapi.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const { appApi } = cloud;

let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

/** Sends what a client should not, and reads the refusal, which has to be a problem document of the contract. */
const refused = async (path: string, { headers, ...init }: RequestInit = {}) => {
  const response = await fetch(appApi + path, {
    ...init,
    headers: {
      authorization: `Bearer ${customer.token}`,
      'content-type': 'application/json',
      ...(headers as Record<string, string>),
    },
  });
  const problem = Problem.parse(await response.json());
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(Object.keys(catalogue)).toContain(problem.error);
  expect(problem.status).toBe(response.status);
  return problem;
};

const validation = (fields: object = {}) => JSON.stringify({ country: 'MX', accountNumber: clabes.company, ...fields });
/** Whose fault all of this is: the client's. */
const own = [400, 404, 413, 422];
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('is refused by its body, with nothing kept and nothing charged,', () => {
  test.for<readonly [string, BodyInit]>([
    ['no body', ''],
    ['a null', 'null'],
    ['a list', '[]'],
    ['a form', 'country=MX'],
    ['a prototype', `{"__proto__":{"environment":"sandbox"},${validation().slice(1)}`],
    ['a constructor', validation({ constructor: { prototype: { environment: 'sandbox' } } })],
    ['a country that is a property of every object', validation({ country: 'constructor' })],
    ['a country that is a path', validation({ country: '../MX' })],
    ['a kind of document that is a property of every object', validation({ documentType: 'toString' })],
    ['an environment that is a property of every object', validation({ environment: '__proto__' })],
    ['a number in place of a text', '{"country":"MX","accountNumber":2115016003269411}'],
    ['a key twice, the last one wrong', `${validation().slice(0, -1)},"country":"ZZ"}`],
    ['lists in lists', nested(20_000)],
    ['lists in lists in a field', `{"country":"MX","accountNumber":${nested(20_000)}}`],
    ['thousands of fields', JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`k${i}`, i])))],
    ['half a character', validation({ reference: '\ud800' })],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from('{"country":"'), Buffer.from([0xff]), Buffer.from('"}')])],
    ['another encoding', Buffer.from(validation(), 'utf16le')],
    ['64 kB and more', validation({ reference: 'x'.repeat(64 * 1024) })],
  ])('who sends %s', async ([, body]) => {
    expect(own).toContain((await refused('/api/validations', { method: 'POST', body })).status);
  });

  test('whoever sent all of that', async () => {
    expect((await customer.call('GET /api/validations', {})).data).toEqual([]);
    expect((await customer.call('GET /api/credits', {})).balance).toBe(5);
  });
});

test.for(['a%2Fb', '%2e%2e%2fcredits', '%00', '__proto__', '%F0%9F%92%A9', 'x'.repeat(4_000), '%E0%A4%A', "'%22"])(
  'an id is nothing but a name of a record: %s',
  async (id) => {
    expect(own).toContain((await refused(`/api/validations/${id}`)).status);
  },
);

test.for(['__proto__', 'constructor', '..%2FMX', '%00'])('a country is nothing but a code: %s', async (country) => {
  expect(own).toContain((await refused(`/api/public/${country}/banks`)).status);
});

test.for(['limit=0', 'limit=x', 'cursor=%00', `cursor=${'A'.repeat(4_000)}`, 'status=constructor', 'from=2026-13-99'])(
  'a query is what the contract says: %s',
  async (query) => {
    expect(own).toContain((await refused(`/api/validations?${query}`)).status);
  },
);

test('a method that no endpoint declares is no route', async () => {
  const paths = new Set(declared.map(({ spec }) => spec.path));
  for (const path of paths) {
    const known = new Set<string>(declared.flatMap(({ spec }) => (spec.path === path ? [spec.method] : [])));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((one) => !known.has(one)))
      expect(await refused(path.replace(/\{\w+\}/, 'x'), { method })).toMatchObject({ error: 'errors.notFound' });
  }
});

test('a hundred at once with one key and five bodies do the work of one of them, once', async () => {
  const [one, other] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const key = randomUUID();
  const bodies = [validation(), validation({ beneficiaryName: 'Ana' }), validation({ accountNumber: '1' }), '{}', '{'];
  const post = async ({ token }: Customer, body: string | undefined) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' };
    const response = await fetch(`${appApi}/api/validations`, { method: 'POST', headers, body: body ?? '' });
    return { status: response.status, json: (await response.json()) as Readonly<Record<string, unknown>> };
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => post(index % 2 ? one : other, bodies[index % bodies.length])),
  );
  for (const { status, json } of answers) {
    expect([201, 400, 409, 422]).toContain(status);
    if (status !== 201) Problem.parse(json);
  }
  expect(new Set(answers.flatMap(({ status, json }) => (status === 201 ? [json['id']] : []))).size).toBe(2);
  for (const { call } of [one, other]) {
    expect((await call('GET /api/validations', {})).data).toHaveLength(1);
    expect((await call('GET /api/credits', {})).balance).toBe(4);
  }
});
