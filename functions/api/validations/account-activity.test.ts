import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulateDynamoDb } from '../../../infra/local/aws/fixtures/emulator.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { logIn, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';
import { askTable } from '../../../infra/testing/table-in.ts';
import { tracedAfterDays } from '../../rules/risk/leaves-trace.ts';

let emulator: Awaited<ReturnType<typeof emulateDynamoDb>>;
let cloud: Awaited<ReturnType<typeof ownCloud>>;
beforeAll(async () => {
  emulator = await emulateDynamoDb();
  cloud = await ownCloud({ CUENTACLARA_DYNAMODB_PORT: String(emulator.port) });
});
afterAll(async () => {
  await cloud?.close();
  await emulator?.close();
});

/** Signs up, and leaves no trace: it never paid. */
const newcomer = () => signUp(cloud.addresses);

const days = (count: number) => cloud.advance(count * 24 * 60 * 60);

const signedIn = (customer: Pick<Customer, 'email'>): Promise<Customer> => logIn(cloud.addresses, customer);

type Many<N extends number, A extends readonly Customer[] = readonly []> = A['length'] extends N
  ? A
  : Many<N, readonly [...A, Customer]>;

/** Customers who paid and have been here for long: what they ask is remembered for others. */
const customers = async <N extends number>(count: N) => {
  const all = await Promise.all(Array.from({ length: count }, newcomer));
  const grant = { command: 'grant', credits: 20, days: 300, why: 'bought' };
  for (const { email } of all) await cloud.operate('clara', { ...grant, email });
  await days(tracedAfterDays + 1);
  return (await Promise.all(all.map(signedIn))) as Many<N>;
};

const ask = ({ call }: Customer, accountNumber: string, more: object = {}) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber, ...more } });

/** Asks, and waits until everything that follows from the answer has happened. */
const validate = async (by: Customer, accountNumber: string, more: object = {}) => {
  const answer = await ask(by, accountNumber, more);
  expect(await cloud.drain()).toMatchObject({ isDrained: true });
  return answer;
};

/** Why an account is remarked; that the provider's own bank is in no catalogue is left out. */
const reasons = async (by: Customer, accountNumber: string, more: object = {}) =>
  (await validate(by, accountNumber, more)).fraudRisk?.reasons.filter((reason) => reason !== 'bank_unknown');

const rfcs = ['GODE561231GR8', 'CRM6702109K6'] as const;
const holder = (documentNumber: string) => ({ documentType: 'RFC', documentNumber });

// First, as the SDK retries by itself what fails after a jump of the clock.
test('an answer is final and charged while what follows from it fails, and what follows is made up for', async () => {
  const [by] = await customers(1);
  cloud.inject({ kind: 'error', service: 'sqs', function: 'PublishEvents', times: 5 });
  expect(await validate(by, clabes.reset)).toMatchObject({ status: 'ERROR', credits: { charged: 0 } });
  expect(await validate(by, clabes.masked, holder(rfcs[0]))).toMatchObject({
    status: 'VALID',
    credits: { charged: 1 },
  });
  expect(await reasons(by, clabes.masked, holder(rfcs[1]))).toEqual(['other_documents']);
  cloud.clearFaults();
  await days(91);
});

test('nobody makes the account of another look risky alone, nor with any number of accounts that never paid', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, newcomer));
  for (const one of crowd) await validate(one, clabes.masked, holder(rfcs[0]));
  const [competitor, accomplice, other] = await customers(3);
  const victim = await newcomer();
  expect(await reasons(victim, clabes.masked, holder(rfcs[1]))).toEqual([]);
  for (let turn = 0; turn < 3; turn++) await validate(competitor, clabes.masked, holder(rfcs[0]));
  expect(await reasons(victim, clabes.masked, holder(rfcs[1]))).toEqual([]);
  expect(await reasons(other, clabes.masked, holder(rfcs[1]))).toEqual([]);
  await validate(accomplice, clabes.masked, holder(rfcs[0]));
  expect(await reasons(victim, clabes.masked, holder(rfcs[1]))).toEqual(['other_documents']);
});

test('an account that the bank did not know of late is remarked to whoever was told so', async () => {
  const [one, other] = await customers(2);
  expect((await validate(one, clabes.openedSince)).reason).toBe('account_not_found');
  expect(await reasons(one, clabes.openedSince)).toEqual(['recently_refused']);
  expect(await reasons(other, clabes.openedSince)).toEqual([]);
  await days(31);
  expect(await reasons(await signedIn(one), clabes.openedSince)).toEqual([]);
});

test('one account under two documents is remarked to who named both, and only there', async () => {
  const [by] = await customers(1);
  await days(91);
  const again = await signedIn(by);
  const [first, second] = [holder(rfcs[0]), holder(rfcs[1])];
  expect(await reasons(again, clabes.masked, first)).toEqual([]);
  expect(await reasons(again, clabes.masked, first)).toEqual([]);
  expect(await reasons(again, clabes.masked, second)).toEqual(['other_documents']);
  expect(await reasons(again, clabes.masked)).toEqual([]);
});

test('a document that the bank contradicts is not held against the next who asks', async () => {
  const by = await newcomer();
  expect(await reasons(by, clabes.company, holder(rfcs[0]))).toEqual(['document_differs']);
  expect(await reasons(by, clabes.company)).toEqual([]);
});

test('an account that many companies ask for in one day is remarked; one company asking often is not', async () => {
  const [often, ...others] = await customers(5);
  const victim = await newcomer();
  for (let turn = 0; turn < 2; turn++) expect(await reasons(often, clabes.person)).toEqual([]);
  for (const one of others.slice(1)) expect(await reasons(one, clabes.person)).toEqual([]);
  expect(await reasons(victim, clabes.person)).toEqual([]);
  for (const one of others.slice(0, 1)) expect(await reasons(one, clabes.person)).toEqual([]);
  expect(await reasons(victim, clabes.person)).toEqual(['asked_by_many']);
  await cloud.advance(25 * 60 * 60);
  expect(await reasons(await newcomer(), clabes.person)).toEqual([]);

  // In the same moment all of them are remembered too.
  const awake = await Promise.all([often, ...others].map(signedIn));
  await Promise.all(awake.map((one) => ask(one, clabes.wrongCountry)));
  await cloud.drain();
  expect(await reasons(await newcomer(), clabes.wrongCountry)).toContain('asked_by_many');
});

test('the sandbox neither reads nor leaves a trace', async () => {
  const by = await newcomer();
  for (let others = 0; others < 6; others++)
    await validate(await newcomer(), clabes.company, { environment: 'sandbox' });
  expect(await reasons(by, clabes.company)).toEqual([]);
});

test('what is seen is kept under pseudonyms: no number, document or customer stands in it', async () => {
  const [by] = await customers(1);
  await validate(by, clabes.masked, holder(rfcs[0]));
  const { Items } = await askTable(emulator.port)<{ readonly Items: readonly { pk: { S: string } }[] }>('Scan');
  const kept = JSON.stringify(Items.filter(({ pk }) => pk.S.startsWith('SIGHTING#')));
  expect(kept).toContain('customers');
  for (const secret of [clabes.masked, rfcs[0], by.email, 'usr_']) expect(kept).not.toContain(secret);
});
