import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDynamoDb } from '../../../infra/local/aws/dynamodb-client.ts';
import { emulateDynamoDb } from '../../../infra/local/aws/fixtures/emulator.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

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

const newCustomer = () => signUp(cloud.addresses);

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
  const by = await newCustomer();
  cloud.inject({ kind: 'error', service: 'sqs', function: 'PublishEvents', times: 5 });
  expect(await validate(by, clabes.reset)).toMatchObject({ status: 'ERROR', credits: { charged: 0 } });
  expect(await validate(by, clabes.masked, holder(rfcs[0]))).toMatchObject({
    status: 'VALID',
    credits: { charged: 1 },
  });
  expect(await reasons(by, clabes.masked, holder(rfcs[1]))).toEqual(['other_documents']);
  cloud.clearFaults();
  await cloud.advance(91 * 24 * 60 * 60);
});

test('an account that the bank did not know of late is remarked when it does, to whoever asks', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()];
  expect((await validate(one, clabes.openedSince)).reason).toBe('account_not_found');
  for (const by of [one, other]) expect(await reasons(by, clabes.openedSince)).toEqual(['recently_refused']);
  await cloud.advance(31 * 24 * 60 * 60);
  expect(await reasons(await newCustomer(), clabes.openedSince)).toEqual([]);
});

test('one account under two documents is remarked the second time, and only there', async () => {
  const by = await newCustomer();
  const [first, second] = [holder(rfcs[0]), holder(rfcs[1])];
  expect(await reasons(by, clabes.masked, first)).toEqual([]);
  expect(await reasons(by, clabes.masked, first)).toEqual([]);
  expect(await reasons(by, clabes.masked, second)).toEqual(['other_documents']);
  expect(await reasons(by, clabes.masked)).toEqual([]);
});

test('a document that the bank contradicts is not held against the next who asks', async () => {
  const by = await newCustomer();
  expect(await reasons(by, clabes.company, holder(rfcs[0]))).toEqual(['document_differs']);
  expect(await reasons(by, clabes.company)).toEqual([]);
});

test('an account that many companies ask for in one day is remarked; one company asking often is not', async () => {
  const often = await newCustomer();
  for (let turn = 0; turn < 4; turn++) expect(await reasons(often, clabes.person)).toEqual([]);
  for (let others = 0; others < 4; others++) expect(await reasons(await newCustomer(), clabes.person)).toEqual([]);
  expect(await reasons(await newCustomer(), clabes.person)).toEqual(['asked_by_many']);
  await cloud.advance(25 * 60 * 60);
  expect(await reasons(await newCustomer(), clabes.person)).toEqual([]);
});

test('companies that ask in the same moment are all remembered', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, newCustomer));
  await Promise.all(customers.map((customer) => ask(customer, clabes.wrongCountry)));
  await cloud.drain();
  expect(await reasons(await newCustomer(), clabes.wrongCountry)).toContain('asked_by_many');
});

test('the sandbox neither reads nor leaves a trace', async () => {
  const by = await newCustomer();
  for (let others = 0; others < 6; others++)
    await validate(await newCustomer(), clabes.company, { environment: 'sandbox' });
  expect(await reasons(by, clabes.company)).toEqual([]);
});

test('what is seen is kept under pseudonyms: no number, document or customer stands in it', async () => {
  const by = await newCustomer();
  await validate(by, clabes.masked, holder(rfcs[0]));
  const database = connectDynamoDb(emulator.port);
  const { TableNames } = (await database.send('ListTables', {})) as { TableNames: string[] };
  const { Items } = (await database.send('Scan', { TableName: TableNames[0] })) as { Items: { pk: { S: string } }[] };
  const kept = JSON.stringify(Items.filter(({ pk }) => pk.S.startsWith('SIGHTING#')));
  expect(kept).toContain('customers');
  for (const secret of [clabes.masked, rfcs[0], by.email, 'usr_']) expect(kept).not.toContain(secret);
});
