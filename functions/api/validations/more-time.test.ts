import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxAccount } from '#shared/validation/sandbox.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { insideOf, keyMaker } from '../../../infra/testing/api-key.ts';
import { runJobs, settlingJobs } from '../../../infra/testing/control.ts';
import { signUp, type Addresses, type Customer } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';
import { sessionWriter } from '../../../infra/testing/widget-frame.ts';
import { plusDays } from '../../rules/time.ts';
import type { ValidationView } from '../../validations/view.ts';

let cloud: Awaited<ReturnType<typeof ownCloud>>;
let at: Addresses;
beforeAll(async () => {
  cloud = await ownCloud({ CUENTACLARA_SLOW_SANDBOX_MS: '25000' });
  at = cloud.addresses;
});
afterAll(() => cloud?.close());

/** Whom a test expects to pay: the provider tells questions apart by it, so tests do not answer each other's. */
const validate = async ({ token }: Customer, accountNumber: string, beneficiaryName: string, key = beneficiaryName) => {
  const response = await fetch(`${at.appApi}/api/validations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ country: 'MX', accountNumber, beneficiaryName }),
  });
  return { response, validation: (await response.json()) as ValidationView };
};

const stateOf = async ({ call }: Customer, id: string) => {
  const { status, reason, nameMatch, credits } = await call('GET /api/validations/{id}', { params: { id } });
  return { status, reason, nameMatch: nameMatch?.result, credits: [credits.charged, credits.balance] };
};

/** Two questions by the job: one because its time has come, one by hand. */
const aMinute = async () => {
  await cloud.advance(61);
  await runJobs(at, ...settlingJobs);
};

test('a bank that wants more time is a 202, and its answer comes later: charged once, judged in full', async () => {
  const customer = await signUp(at);
  const { response, validation } = await validate(customer, clabes.pendingLong, 'Nadie Conocido');
  expect(response.status).toBe(202);
  expect(response.headers.get('location')).toBe(`/api/validations/${validation.id}`);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(validation).toMatchObject({ status: 'PROCESSING', fraudRisk: null, credits: { charged: 0, balance: 4 } });

  // This bank answers the seventh question; how many the request had time for, it does not matter.
  for (let asked = 1; asked < 7; asked += 2) await aMinute();
  expect(await stateOf(customer, validation.id)).toMatchObject({
    status: 'VALID',
    nameMatch: 'mismatch',
    credits: [1, 4],
  });
  await aMinute();
  expect(await stateOf(customer, validation.id)).toMatchObject({ status: 'VALID', credits: [1, 4] });
});

test('a frame of the widget looks until its bank has answered, and has the token with the answer', async () => {
  const [customer, inside] = [await signUp(at), insideOf(cloud)];
  const { entitle, write } = sessionWriter(at, inside);
  const until = plusDays(new Date().toISOString(), 30);
  const [userId, key] = [
    await entitle(customer, until),
    await keyMaker(at, inside)(customer, { environment: 'production', plan: 'enterprise' }),
  ];
  const { opened } = await write(userId, key, { environment: 'production', expiresAt: until });
  const call = await opened();
  const stated = { country: 'MX', accountNumber: clabes.pendingLong, beneficiaryName: 'Nadie Enmarcado' } as const;
  const { id, ...pending } = await call('POST /v1/widget/frame/validations', { body: stated });
  expect(pending).toMatchObject({ verdict: null, holder: null, resultToken: null, validationsLeft: 2 });
  const look = () => call('GET /v1/widget/frame/validations/{id}', { params: { id } });
  expect((await look()).verdict).toBeNull();
  for (let asked = 1; asked < 7; asked += 2) await aMinute();
  const answer = await look();
  expect(answer).toMatchObject({ verdict: 'mismatch', nameMatch: 'mismatch', resultToken: expect.any(String) });
  expect(await call('POST /v1/widget/frame/validations', { body: stated })).toEqual(answer);
  expect(await stateOf(customer, id)).toMatchObject({ status: 'VALID', credits: [1, 4] });
});

test('one that never answers is a time-out after ten minutes, and the credit goes back', async () => {
  const customer = await signUp(at);
  const { validation } = await validate(customer, clabes.stillPending, 'Ana Torres');
  await cloud.advance(9 * 60);
  await runJobs(at, ...settlingJobs);
  expect(await stateOf(customer, validation.id)).toMatchObject({ status: 'PROCESSING', credits: [0, 4] });
  await aMinute();
  expect(await stateOf(customer, validation.id)).toMatchObject({
    status: 'TIMEOUT',
    reason: 'still_pending',
    credits: [0, 5],
  });
});

test('the same key is answered with the same 202 while the bank takes its time', async () => {
  const customer = await signUp(at);
  const first = await validate(customer, clabes.stillPending, 'Luis Rojas');
  const again = await validate(customer, clabes.stillPending, 'Luis Rojas');
  expect(again.response.status).toBe(202);
  expect(again.response.headers.get('idempotency-replayed')).toBe('true');
  for (const header of ['location', 'retry-after'])
    expect([header, again.response.headers.get(header)]).toEqual([header, first.response.headers.get(header)]);
  expect(again.validation).toEqual(first.validation);
});

test('a function that dies before it has noted the wait leaves a bank that is asked again, until its time is over', async () => {
  const customer = await signUp(at);
  // Its data key is drawn by then.
  await customer.call('POST /api/validations', {
    body: { country: 'MX', accountNumber: sandboxAccount('MX', 'valid').accountNumber, environment: 'sandbox' },
  });
  cloud.inject({
    kind: 'error',
    service: 'dynamodb',
    // A transaction reserves the credit; the wait is one plain write.
    operation: 'UpdateItem',
    function: 'CreateValidation',
  });
  const { response } = await validate(customer, clabes.stillPending, 'Eva Soto');
  expect(response.status).toBe(500);
  cloud.clearFaults();
  await aMinute();
  const [{ id } = { id: '' }] = (await customer.call('GET /api/validations', {})).data;
  expect(await stateOf(customer, id)).toMatchObject({ status: 'PROCESSING', credits: [0, 4] });
  await cloud.advance(9 * 60);
  await aMinute();
  expect(await stateOf(customer, id)).toMatchObject({ status: 'TIMEOUT', reason: 'still_pending', credits: [0, 5] });
});

test('sixty slow calls of the sandbox hold nobody up: each is a 202 at once, and the job answers what nobody looks at', async () => {
  const customer = await signUp(at);
  const { accountNumber } = sandboxAccount('MX', 'slow');
  const asked = await Promise.all(
    Array.from({ length: 60 }, () =>
      customer.call('POST /api/validations', { body: { country: 'MX', accountNumber, environment: 'sandbox' } }),
    ),
  );
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['PROCESSING']));
  await cloud.advance(26);
  await runJobs(at, ...settlingJobs);
  const { data } = await customer.call('GET /api/validations', { query: { limit: 100 } });
  expect(data.map(({ status }) => status)).toEqual(asked.map(() => 'VALID'));
});
