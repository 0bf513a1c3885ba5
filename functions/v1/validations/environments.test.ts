import { beforeAll, describe, expect, test, vi } from 'vitest';
import { keyMaker, type MadeKey } from '../../../infra/testing/api-key.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });

let customer: Customer;
let sandbox: MadeKey;
let production: MadeKey;
/** Of each environment, oldest first. */
const made = { sandbox: [] as string[], production: [] as string[] };

const validate = async ({ call }: MadeKey, accountNumber: string) =>
  call('POST /v1/validations', { body: { country: 'MX', accountNumber } });

beforeAll(async () => {
  customer = await signUp(cloud);
  [sandbox, production] = await Promise.all([
    makeKey(customer),
    makeKey(customer, { environment: 'production', plan: 'pro' }),
  ]);
  for (const accountNumber of ['999700000000000001', '999700000000000011', '999700000000000002']) {
    made.sandbox.push((await validate(sandbox, accountNumber)).id);
    if (made.production.length < 2) made.production.push((await validate(production, '999180000010000018')).id);
  }
});

const idsOf = ({ data }: { readonly data: readonly { readonly id: string }[] }) => data.map(({ id }) => id);

describe('a key', () => {
  test('lists what was validated in its environment, newest first, and nothing of the other', async () => {
    expect(idsOf(await sandbox.call('GET /v1/validations', {}))).toEqual(made.sandbox.toReversed());
    expect(idsOf(await production.call('GET /v1/validations', {}))).toEqual(made.production.toReversed());
  });

  test('finds by search and status within its environment only', async () => {
    const search = (by: MadeKey, query: object) => by.call('POST /v1/validations/search', { body: query });
    expect(idsOf(await search(sandbox, { status: 'INVALID' }))).toEqual(made.sandbox.slice(1, 2));
    expect(idsOf(await search(production, { status: 'INVALID' }))).toEqual([]);
    expect(idsOf(await search(sandbox, { search: '999180000010000018' }))).toEqual([]);
  });

  test('cannot ask for the other environment in the list', async () => {
    const asked = sandbox.call('GET /v1/validations', { query: { environment: 'production' } as object });
    expect(await refusal(asked)).toMatchObject({ status: 422, errors: [{ pointer: '/environment' }] });
  });

  test('reads what it made, as it was answered, and what the dashboard made in its environment', async () => {
    const created = await validate(sandbox, '999700000000000001');
    const read = { params: { id: created.id } };
    expect(await sandbox.call('GET /v1/validations/{id}', read)).toEqual(created);
    const body = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
    const { id } = await customer.call('POST /api/validations', { body });
    expect((await sandbox.call('GET /v1/validations/{id}', { params: { id } })).id).toBe(id);
    made.sandbox.push(created.id, id);
  });

  test.for([
    ['sandbox', 'production'],
    ['production', 'sandbox'],
  ] as const)('of %s finds no validation of %s, as it finds none that never was', async ([own, other]) => {
    const key = { sandbox, production }[own];
    const find = (id: string) => refusal(key.call('GET /v1/validations/{id}', { params: { id } }));
    const there = await find(made[other][0] ?? '');
    const nowhere = await find('val_01kam5t7z30000000000000000');
    expect(there).toMatchObject({ status: 404, error: 'errors.notFound' });
    expect({ ...there, requestId: '' }).toEqual({ ...nowhere, requestId: '' });
  });

  test('learns what a slow account answered by looking again', async () => {
    const { id, status } = await validate(sandbox, '999700000000000005');
    made.sandbox.push(id);
    expect(status).toBe('PROCESSING');
    const look = async () => (await sandbox.call('GET /v1/validations/{id}', { params: { id } })).status;
    await vi.waitFor(async () => expect(await look()).toBe('VALID'), { timeout: 20_000, interval: 200 });
  });
});

describe('a cursor', () => {
  const page = (by: MadeKey, query: object) => by.call('GET /v1/validations', { query: { limit: 1, ...query } });

  test('goes through everything once', async () => {
    const seen: string[] = [];
    for (let cursor: string | undefined | null; cursor !== null;) {
      const { data, nextCursor } = await page(production, cursor ? { cursor } : {});
      seen.push(...idsOf({ data }));
      cursor = nextCursor;
    }
    expect(seen).toEqual(made.production.toReversed());
  });

  test.for([
    ['a key of the other environment', () => production, {}],
    ['another filter', () => sandbox, { country: 'MX' }],
    ['a key of another account', async () => makeKey(await signUp(cloud)), {}],
  ] as const)('is refused from %s', async ([, keyOf, query]) => {
    const { nextCursor } = await page(sandbox, {});
    const asked = page(await keyOf(), { ...query, cursor: nextCursor ?? '' });
    expect(await refusal(asked)).toMatchObject({ status: 422, error: 'errors.invalidCursor' });
  });
});

test('credits are those of the account, whatever the environment of the key', async () => {
  const [{ balance }, ofSandbox, ofProduction] = await Promise.all([
    customer.call('GET /api/credits', {}),
    sandbox.call('GET /v1/credits', {}),
    production.call('GET /v1/credits', {}),
  ]);
  expect([ofSandbox.balance, ofProduction.balance, balance]).toEqual([3, 3, 3]);
});
