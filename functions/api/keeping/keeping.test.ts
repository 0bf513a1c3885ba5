import { expect, test } from 'vitest';
import { keepingYears } from '#shared/plans.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { mailsTo, refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { plusDays, plusYears } from '../../rules/time.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const keep = ({ call }: Customer, years: unknown) =>
  call('PATCH /api/auth/retention', { body: { years: years as number } });
const kept = async ({ call }: Customer): Promise<number> => (await call('GET /api/auth/retention', {})).years;

test('five years is what everybody begins with, one to ten what they may choose, and nobody else is touched by it', async () => {
  const [customer, other] = await Promise.all([signUp(cloud), signUp(cloud)]);
  expect(keepingYears).toEqual({ least: 1, most: 10, usual: 5 });
  expect(await kept(customer)).toBe(5);
  for (const years of [1, 10, 7]) {
    expect(await keep(customer, years)).toEqual({ years });
    expect(await kept(customer)).toBe(years);
  }
  expect(await kept(other)).toBe(5);
});

test.for([0, 11, -1, 2.5, '3', null, undefined, 1e9])('%s years are refused, and nothing changes', async (years) => {
  const customer = await signUp(cloud);
  const refused = await refusal(keep(customer, years));
  expect(refused).toMatchObject({ status: 422, errors: [{ pointer: '/years' }] });
  expect(await kept(customer)).toBe(5);
});

test('what is asked from then on ends by the choice; the sandbox ends after 90 days whatever was chosen', async () => {
  const customer = await signUp(cloud);
  await keep(customer, 2);
  const ask = (body: object) =>
    customer.call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company, ...body } });
  const table = tableIn(databasePort);
  const userId = await table.userIdOf(customer);
  const ends = async (body: object, end: (createdAt: string) => string) => {
    const { id } = await ask(body);
    const { ttl, createdAt } = await table.get(keys.validation(userId, id));
    expect(ttl).toBe(Math.floor(Date.parse(end(String(createdAt))) / 1000));
  };
  await ends({}, (createdAt) => plusYears(createdAt, 2));
  await ends({ environment: 'sandbox' }, (createdAt) => plusDays(createdAt, 90));
});

test('the owner reads of another choice in a mail and in the activity, and of the same one nothing', async () => {
  const customer = await signUp(cloud);
  await keep(customer, 3);
  await keep(customer, 3);
  const mails = await mailsTo(cloud, customer.email);
  expect(mails.filter(({ subject }) => /plazo de tus datos/.test(subject))).toHaveLength(1);
  const { data } = await customer.call('GET /api/security-events', {});
  expect(data.map(({ kind }) => kind)).toContain('retention.changed');
});
