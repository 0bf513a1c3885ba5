import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankCircuit, bankQuestions } from '#shared/plans.ts';
import { clabeOf, clabes } from '../../../infra/testing/accounts.ts';
import { refusal, signUp, type Addresses, type Customer } from '../../../infra/testing/customer.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await exclusiveCloud();
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

const validate = ({ call }: Customer, accountNumber: string, more: object = {}) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber, ...more } });

/** Accounts of banks that the registry knows: the provider draws what each is answered, once and for all. */
const accountAt = (bank: string, index: number) => clabeOf(`${bank}180${String(index).padStart(11, '0')}`);
/** The provider says of this one, and of few others of its bank, that the bank is down. */
const alwaysFailing = '012180000000000293';

/** Runs while the provider fails everybody. */
const whileFailing = async (run: () => Promise<unknown>) => {
  const knobs = `${at.bankData}/_control`;
  await fetch(knobs, { method: 'POST', body: JSON.stringify({ errorRate: 1 }) });
  await run();
  await fetch(knobs, { method: 'DELETE' });
};

const answers = ['VALID', 'INVALID', 'ERROR'];

test('a bank that failed for three customers is refused at once, charging and writing nothing, until it recovers', async () => {
  await whileFailing(async () => {
    for (let one = 0; one < bankCircuit.customers; one++)
      expect((await validate(await signUp(at), accountAt('002', one))).status).toBe('ERROR');
  });

  const other = await signUp(at);
  const problem = await refusal(validate(other, accountAt('002', 9)));
  expect(problem).toMatchObject({ status: 503, error: 'errors.providerUnavailable' });
  expect(problem.retryAfterSeconds).toBeGreaterThan(0);
  expect(problem.retryAfterSeconds).toBeLessThanOrEqual(bankCircuit.openSeconds);
  expect((await other.call('GET /api/credits', {})).balance).toBe(5);
  expect((await other.call('GET /api/validations', {})).data).toEqual([]);

  expect((await validate(other, accountAt('002', 9), { environment: 'sandbox' })).status).toBe('VALID');
  expect(answers).toContain((await validate(other, accountAt('014', 9))).status);

  await cloud.moveClock(bankCircuit.openSeconds + 1);
  expect(answers).toContain((await validate(other, accountAt('002', 9))).status);
  expect(answers).toContain((await validate(other, accountAt('002', 10))).status);
});

test('a customer whose questions fail again and again waits alone: 45 of 45 others are answered', async () => {
  const hostile = await signUp(at);
  for (let time = 0; time < bankQuestions.unansweredAtMost; time++)
    expect((await validate(hostile, alwaysFailing)).status).toBe('ERROR');
  const problem = await refusal(validate(hostile, clabes.company));
  expect(problem).toMatchObject({ status: 429, error: 'errors.tooManyUnanswered' });
  expect(problem.retryAfterSeconds).toBeLessThanOrEqual(bankQuestions.windowSeconds);
  expect((await hostile.call('GET /api/credits', {})).balance).toBe(5);

  const others = await Promise.all(Array.from({ length: 9 }, () => signUp(at)));
  const tries = await Promise.all(
    others.flatMap((other, one) =>
      Array.from({ length: 5 }, async (_, turn) => (await validate(other, accountAt('012', one * 5 + turn))).status),
    ),
  );
  expect(tries).toHaveLength(45);
  for (const status of tries) expect(answers).toContain(status);

  await cloud.moveClock(bankQuestions.windowSeconds);
  expect((await validate(hostile, clabes.company)).status).toBe('VALID');
});

test('accounts that name no bank share no fate: their failures are nobody’s', async () => {
  const ask = async (customer: Customer, alias: string) =>
    (await validate(customer, alias, { country: 'AR', accountFormat: 'ALIAS' })).status;
  const customers = [await signUp(at), await signUp(at), await signUp(at)];
  await whileFailing(async () => {
    for (const one of [1, 2, 3])
      for (const customer of customers) expect(await ask(customer, `pagos.del.sur${one}`)).toBe('ERROR');
  });
  for (const customer of customers) expect(await ask(customer, 'simula.empresa')).toBe('VALID');
});
