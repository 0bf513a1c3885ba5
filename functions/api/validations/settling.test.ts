import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp, type Addresses, type Customer } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await ownCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const validate = ({ token }: Customer) =>
  fetch(`${at.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'MX', accountNumber: clabes.company }),
  });

const stateOf = async ({ call }: Customer) => {
  const [{ balance }, { data }] = await Promise.all([call('GET /api/credits', {}), call('GET /api/validations', {})]);
  return { balance, statuses: data.map(({ status }) => status) };
};

test('a function that dies before writing the answer leaves a credit that the settle job gives back', async () => {
  const customer = await signUp(at);
  cloud.inject({
    kind: 'error',
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    function: 'CreateValidation',
    when: 'after',
  });
  expect((await validate(customer)).status).toBe(500);
  cloud.clearFaults();
  expect(await stateOf(customer)).toEqual({ balance: 4, statuses: ['PROCESSING'] });

  await cloud.runSchedules('all');
  expect(await stateOf(customer)).toEqual({ balance: 4, statuses: ['PROCESSING'] });

  await cloud.advance(61);
  await cloud.runSchedules('all');
  expect(await stateOf(customer)).toEqual({ balance: 5, statuses: ['TIMEOUT'] });
});

test('running the settle job again gives nothing back twice', async () => {
  const customer = await signUp(at);
  await validate(customer);
  await cloud.advance(120);
  await cloud.runSchedules('all');
  await cloud.runSchedules('all');
  expect(await stateOf(customer)).toEqual({ balance: 4, statuses: ['VALID'] });
});
