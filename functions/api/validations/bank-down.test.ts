import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Addresses, type Customer } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await ownCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const validate = ({ call }: Customer, accountNumber: string, more: object = {}) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber, ...more } });

test('a bank that failed eight times in a row is refused at once, charging and writing nothing, until it recovers', async () => {
  const [one, other] = [await signUp(at), await signUp(at)];
  for (let time = 0; time < 8; time++)
    expect((await validate(time < 4 ? one : other, clabes.bankDown)).status).toBe('ERROR');

  const third = await signUp(at);
  const problem = await refusal(validate(third, clabes.company));
  expect(problem).toMatchObject({ status: 503, error: 'errors.providerUnavailable' });
  expect(problem.retryAfterSeconds).toBeGreaterThan(0);
  expect(problem.retryAfterSeconds).toBeLessThanOrEqual(30);
  expect((await third.call('GET /api/credits', {})).balance).toBe(5);
  expect((await third.call('GET /api/validations', {})).data).toEqual([]);

  expect((await validate(third, clabes.company, { environment: 'sandbox' })).status).toBe('VALID');
  expect((await validate(third, '9990001800001000000014', { country: 'AR' })).status).toBe('VALID');

  await cloud.advance(31);
  expect((await validate(third, clabes.company)).status).toBe('VALID');
  expect((await validate(third, clabes.person)).status).toBe('VALID');
});
