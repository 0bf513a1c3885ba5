import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../../infra/testing/api-key.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { quickMs } from '../../../infra/testing/quick.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const makeKey = keyMaker(cloud, { databasePort, apiKeyPepper });

let customer: Customer;
let sandbox: MadeKey;
let production: MadeKey;
beforeAll(async () => {
  customer = await signUp(cloud);
  [sandbox, production] = await Promise.all([
    makeKey(customer),
    makeKey(customer, { environment: 'production', plan: 'pro' }),
  ]);
});

const mexican = (accountNumber: string, more: object = {}) => ({ body: { country: 'MX', accountNumber, ...more } });

test('a sandbox key is answered by the table, at no cost', async () => {
  const validation = await sandbox.call('POST /v1/validations', mexican('999700000000000001', { reference: 'F-1' }));
  expect(validation).toMatchObject({
    status: 'VALID',
    environment: 'sandbox',
    reference: 'F-1',
    verified: false,
    credits: { charged: 0 },
  });
});

test('a production key asks the bank, and the account pays', async () => {
  const validation = await production.call('POST /v1/validations', mexican(clabes.company));
  expect(validation).toMatchObject({ status: 'VALID', environment: 'production', verified: true });
  expect(validation.credits).toMatchObject({ charged: 1, balance: 4 });
  expect((await customer.call('GET /api/validations/{id}', { params: { id: validation.id } })).id).toBe(validation.id);
});

test('the environment is the key’s: a body that names one is refused', async () => {
  const asked = sandbox.call('POST /v1/validations', mexican(clabes.company, { environment: 'production' }));
  expect(await refusal(asked)).toMatchObject({ status: 422, errors: [{ pointer: '/environment' }] });
});

test('what takes longer than a request waits is a 202 that says where to look and when', async () => {
  const response = await fetch(`${publicApiOf(cloud)}/v1/validations`, {
    method: 'POST',
    headers: { ...sandbox.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'MX', accountNumber: '999700000000000005' }),
  });
  const { id, status } = (await response.json()) as { id: string; status: string };
  expect([response.status, status]).toEqual([202, 'PROCESSING']);
  expect(response.headers.get('location')).toBe(`/v1/validations/${id}`);
  expect(response.headers.get('retry-after')).toBe(String(Math.ceil(quickMs.slowSandbox / 1000)));
});
