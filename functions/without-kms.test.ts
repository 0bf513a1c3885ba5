import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#shared/messages/index.ts';
import { batchesOf, sandboxClabe } from '../infra/testing/batch.ts';
import { clabes } from '../infra/testing/accounts.ts';
import { statusOf, signUp, type Customer } from '../infra/testing/customer.ts';
import { exclusiveCloud } from '../infra/testing/exclusive-cloud.ts';
import { tableIn } from '../infra/testing/table-in.ts';
import { keys } from './store/table/keys.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

const body = { country: 'MX', accountNumber: clabes.company } as const;

const post = ({ token }: Customer, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${cloud.addresses.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const ask = async (customer: Customer): Promise<number> => (await post(customer)).status;
const creditsOf = async ({ call }: Customer): Promise<number> => (await call('GET /api/credits', {})).balance;

const ownRows = async (customer: Customer) => {
  const table = tableIn(cloud.databasePort);
  const userId = await table.userIdOf(customer);
  const rows = await table.all();
  const places = [keys.wallet(userId).pk, keys.dataKey(userId).pk];
  // Whoever asks is counted, and what was refused stands in no ledger.
  return rows.filter(({ pk }) => places.includes(String(pk)));
};

const kmsFails = { kind: 'error', service: 'kms' } as const;
/** What KMS says where it is up and does not answer this. */
const refusals = ['ThrottlingException', 'DependencyTimeoutException', 'DisabledException', 'AccessDeniedException'];

test('while KMS fails a warm function goes on for an hour; one that is cold charges nothing, and goes on when KMS does', async () => {
  const [met, unmet] = [await signUp(cloud.addresses), await signUp(cloud.addresses)];
  expect(await ask(met)).toBe(201);
  cloud.inject(kmsFails);
  expect(await ask(met)).toBe(201);
  const [credits, rows] = [await creditsOf(unmet), await ownRows(unmet)];
  expect(await ask(unmet)).toBe(503);
  expect(await creditsOf(unmet)).toBe(credits);
  expect(await ownRows(unmet)).toEqual(rows);

  await cloud.advance(61 * 60);
  expect(await ask(met)).toBe(503);
  cloud.clearFaults();
  expect([await ask(met), await ask(unmet)]).toEqual([201, 201]);
});

test.for(['es', 'en'] as const)('who is refused for it reads in %s that it passes, and when', async (language) => {
  const customer = await signUp(cloud.addresses);
  cloud.inject(kmsFails);
  const response = await post(customer, { 'accept-language': language });
  cloud.clearFaults();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(response.headers.get('content-language')).toBe(language);
  const { title, detail } = messages[language].errors['errors.dataUnavailable'];
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ title, error: 'errors.dataUnavailable', retryAfterSeconds: 30 });
  expect(String(problem['detail'])).toMatch(new RegExp(`^${detail.split('{{')[0]}`));
  expect(JSON.stringify(problem)).not.toMatch(/kms|injected/i);
});

test.for(refusals)('what KMS refuses as %s passes, too, and a repeat with the same key is done once', async (code) => {
  const customer = await signUp(cloud.addresses);
  const key = { 'idempotency-key': crypto.randomUUID() };
  cloud.inject({ ...kmsFails, code });
  expect((await post(customer, key)).status).toBe(503);
  cloud.clearFaults();
  const credits = await creditsOf(customer);
  const [first, again] = [await post(customer, key), await post(customer, key)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(((await again.json()) as { id: string }).id).toBe(((await first.json()) as { id: string }).id);
  expect(await creditsOf(customer)).toBe(credits - 1);
});

test('what a list holds is not shown in part, and stands there when KMS answers', async () => {
  const customer = await signUp(cloud.addresses);
  await customer.call('POST /api/payees', { body: { name: 'Ana Paz', ...body } });
  await cloud.advance(61 * 60);
  cloud.inject(kmsFails);
  expect(await statusOf(customer.call('GET /api/payees', {}))).toBe(503);
  cloud.clearFaults();
  const { data } = await customer.call('GET /api/payees', {});
  expect(data.map(({ name }) => name)).toEqual(['Ana Paz']);
});

test('work of queues waits for KMS, and is done once', async () => {
  const customer = await signUp(cloud.addresses);
  await ask(customer);
  await cloud.drain(60);
  await cloud.advance(61 * 60);
  const rows = [{ country: 'MX', accountNumber: sandboxClabe('01') }];
  const { id } = await customer.call('POST /api/batches', { body: { environment: 'sandbox', rows } });
  cloud.inject([
    { ...kmsFails, function: 'DriveBatch', times: 6 },
    { ...kmsFails, function: 'AnswerBatchRow', times: 6 },
  ]);
  // Whoever fails is asked again when the queue shows the message again.
  for (let tries = 0; cloud.activeFaults().length > 0 && tries < 10; tries++) {
    await cloud.drain(5);
    await cloud.advance(400);
  }
  expect(cloud.activeFaults()).toEqual([]);
  const ended = await batchesOf(customer).until(id, 'SUCCESS');
  expect(ended.counts).toMatchObject({ total: 1, valid: 1 });
  const results = await batchesOf(customer).results(id);
  expect(results.map(({ status }) => status)).toEqual(['SUCCESS']);
});
