import { beforeAll, describe, expect, test } from 'vitest';
import { clabeOf } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let customer: Customer;
const references = Array.from({ length: 7 }, (_, index) => `Factura Nº ${index}`);

beforeAll(async () => {
  customer = await signUp(cloud);
  for (const [index, reference] of references.entries())
    await customer.call('POST /api/validations', {
      body: {
        country: 'MX',
        accountNumber: clabeOf(`0021150160032694${index}`),
        environment: 'sandbox',
        reference,
      },
    });
});

const list = (body: object = {}) => customer.call('POST /api/validations/search', { body });
const referencesOf = (page: Awaited<ReturnType<typeof list>>) => page.data.map(({ reference }) => reference);

test('shows the newest first', async () => {
  expect(referencesOf(await list())).toEqual(references.toReversed());
});

test('masks the account and leaves bank, plaza and check digit readable', async () => {
  const [row] = (await list({ limit: 1 })).data;
  expect(row?.accountNumber).toMatch(/^002115•{7}6946\d$/);
});

test('pages through everything once, however new rows arrive meanwhile', async () => {
  const first = await list({ limit: 3 });
  expect(first.hasMore).toBe(true);
  const second = await list({ limit: 3, cursor: first.nextCursor });
  const third = await list({ limit: 3, cursor: second.nextCursor });
  expect([first, second, third].flatMap(referencesOf)).toEqual(references.toReversed());
  expect(third).toMatchObject({ hasMore: false, nextCursor: null });
});

test.for([
  ['reference', { search: 'factura 3' }, ['Factura Nº 3']],
  ['status', { status: 'INVALID' }, []],
  ['environment', { environment: 'production' }, []],
  ['country', { country: 'AR' }, []],
  ['day', { from: '2999-01-01' }, []],
  // As a field of a date is, while its year is being typed.
  ['day of the year 2', { to: '0002-11-01' }, []],
] as const)('filters by %s', async ([, query, found]) => {
  expect(referencesOf(await list(query))).toEqual(found);
});

describe('a cursor', () => {
  test('is refused when it is changed', async () => {
    const { nextCursor } = await list({ limit: 3 });
    const damaged = `${nextCursor?.slice(0, -3)}AAA`;
    expect(await refusal(list({ limit: 3, cursor: damaged }))).toMatchObject({
      status: 422,
      error: 'errors.invalidCursor',
    });
  });

  test('is refused for another query', async () => {
    const { nextCursor } = await list({ limit: 3 });
    expect(await refusal(list({ limit: 3, cursor: nextCursor, country: 'MX' }))).toMatchObject({ status: 422 });
  });

  test('of the list leads on in the export of the same filter, and nowhere else', async () => {
    const { nextCursor } = await list({ limit: 3, country: 'MX' });
    const download = (country: string) =>
      customer.call('GET /api/validations/export', { query: { country, cursor: nextCursor ?? '' } });
    expect((await download('MX')).trimEnd().split('\r\n')).toHaveLength(1 + references.length - 3);
    expect(await refusal(download('AR'))).toMatchObject({ status: 422, error: 'errors.invalidCursor' });
  });

  test('is refused for another customer', async () => {
    const { nextCursor } = await list({ limit: 3 });
    const other = await signUp(cloud);
    const call = other.call('GET /api/validations', { query: { limit: 3, cursor: nextCursor ?? '' } });
    expect(await refusal(call)).toMatchObject({ status: 422, error: 'errors.invalidCursor' });
  });
});
