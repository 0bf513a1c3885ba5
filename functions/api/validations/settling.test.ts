import { afterAll, beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { runJobs, settlingJobs } from '../../../infra/testing/control.ts';
import { signUp, type Addresses, type Customer } from '../../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await exclusiveCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const validate = ({ token }: Customer, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${at.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ country: 'MX', accountNumber: clabes.company, ...more }),
  });

const stateOf = async ({ call }: Customer) => {
  const [{ balance }, { data }] = await Promise.all([call('GET /api/credits', {}), call('GET /api/validations', {})]);
  return { balance, statuses: data.map(({ status }) => status) };
};

/** A request whose function dies right after it reserved the credit. */
const interrupted = async (...asked: Parameters<typeof validate>) => {
  cloud.inject({
    kind: 'error',
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    function: 'CreateValidation',
    when: 'after',
  });
  expect((await validate(...asked)).status).toBe(500);
  cloud.clearFaults();
};

/** So many runs of the jobs that settle, a minute apart. */
const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute++) {
    await cloud.advance(61);
    await runJobs(at, ...settlingJobs);
  }
};

test('a function that dies before writing the answer leaves a question that is asked again, and charged once', async () => {
  const customer = await signUp(at);
  await interrupted(customer, { beneficiaryName: 'Nadie Conocido' });
  expect(await stateOf(customer)).toEqual({ balance: 4, statuses: ['PROCESSING'] });

  await runJobs(at, ...settlingJobs);
  expect(await stateOf(customer)).toEqual({ balance: 4, statuses: ['PROCESSING'] });

  await minutes(2);
  expect(await stateOf(customer)).toEqual({ balance: 4, statuses: ['VALID'] });
  const { data } = await customer.call('GET /api/validations', {});
  const whole = await customer.call('GET /api/validations/{id}', { params: { id: data[0]?.id ?? '' } });
  expect(whole).toMatchObject({ verified: true, nameMatch: { result: 'mismatch' }, credits: { charged: 1 } });
});

test('one that no job came to within the time of a bank gives its credit back', async () => {
  const customer = await signUp(at);
  await interrupted(customer);
  await cloud.advance(601);
  await runJobs(at, ...settlingJobs);
  expect(await stateOf(customer)).toEqual({ balance: 5, statuses: ['TIMEOUT'] });
});

test('whoever repeats it is told when there is something to tell: an answer soon, the next job, the poll, the answer', async () => {
  const customer = await signUp(at);
  const key = { 'idempotency-key': 'interrupted' };
  await interrupted(customer, {}, key);
  const told = async () => {
    const { status, headers } = await validate(customer, {}, key);
    return { status, retryAfter: headers.get('retry-after') };
  };
  expect(await told()).toEqual({ status: 409, retryAfter: '2' });
  await cloud.advance(40);
  const { status, retryAfter } = await told();
  expect(status).toBe(409);
  expect(Number(retryAfter)).toBeGreaterThan(60);
  expect(Number(retryAfter)).toBeLessThanOrEqual(80);
  await cloud.advance(Number(retryAfter) - 60);
  await runJobs(at, ...settlingJobs);
  expect([202, 201]).toContain((await told()).status);
  await minutes(1);
  expect(await told()).toEqual({ status: 201, retryAfter: null });
});

test('running the settle job again gives nothing back twice', async () => {
  const customer = await signUp(at);
  await validate(customer);
  await cloud.advance(120);
  await runJobs(at, ...settlingJobs);
  await runJobs(at, ...settlingJobs);
  expect(await stateOf(customer)).toEqual({ balance: 4, statuses: ['VALID'] });
});
