import { beforeAll, expect, test, vi } from 'vitest';
import { headersOf } from '#shared/contract/callers.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { keyMaker, publicApiOf, type MadeKey } from '../../../infra/testing/api-key.ts';
import { refusal, signUp, statusOf, type Customer } from '../../../infra/testing/customer.ts';
import { quickMs } from '../../../infra/testing/quick.ts';
import { sessionWriter } from '../../../infra/testing/widget-frame.ts';
import { newToken } from '../../proof.ts';
import { minusSeconds } from '../../rules/time.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };
const { table, entitle, write } = sessionWriter(cloud, inside);
const makeKey = keyMaker(cloud, inside);

let customer: Customer;
let userId: string;
let key: MadeKey;
beforeAll(async () => {
  customer = await signUp(cloud);
  userId = await entitle(customer);
  key = await makeKey(customer, { environment: 'production', plan: 'enterprise' });
});

const asked = (accountNumber: string, more: object = {}) => ({ body: { country: 'MX', accountNumber, ...more } });
const sandboxAccount = (digits: string) => `9997000000000000${digits}`;
const frameOf = async (wanted: Parameters<typeof write>[2] = {}) => {
  const session = await write(userId, key, wanted);
  return { ...session, call: await session.opened() };
};
const ask = 'POST /v1/widget/frame/validations';

test('the browser is told enough to go on with: verdict, bank, masked holder and number, and a token', async () => {
  const { call, row } = await frameOf({ reference: 'Proveedor 7' });
  const answer = await call(ask, asked(sandboxAccount('01'), { beneficiaryName: 'Papelería Luna Nueva' }));
  expect(answer).toEqual({
    id: expect.any(String),
    status: 'VALID',
    verdict: 'confirmed',
    reason: null,
    country: 'MX',
    bank: null,
    accountNumber: '•••• 0001',
    currency: 'MXN',
    holder: 'PAPE••••• L•••• N••••',
    nameMatch: 'match',
    resultToken: expect.stringMatching(/^wr_[\w-]{43}$/),
    validationsLeft: 2,
    durationMs: quickMs.widgetSoonest,
  });
  const whole = await customer.call('GET /api/validations/{id}', { params: { id: answer.id } });
  expect(whole).toMatchObject({ reference: 'Proveedor 7', beneficiary: 'PAPELERIA LUNA NUEVA' });
  const { steps, answered } = await row();
  expect(Object.keys(steps).toSorted()).toEqual(['answered', 'asked', 'minted', 'opened']);
  expect(answered).toEqual({ country: 'MX', verdict: 'confirmed' });
});

test('of many that ask the same at once each has the same validation, and one try is taken', async () => {
  const { call, row } = await frameOf();
  for (const [index, account] of ['01', '11', '22'].entries()) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(ask, asked(sandboxAccount(account)))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await row()).asked).toBe(index + 1);
  }
});

test('a server trades the token once, and a repeated answer has the same token, not another', async () => {
  const { call } = await frameOf();
  const first = await call(ask, asked(sandboxAccount('01')));
  const trade = { body: { resultToken: first.resultToken ?? '' } };
  expect(await key.call('POST /v1/widget/results', trade)).toMatchObject({ id: first.id, status: 'VALID' });
  const look = { params: { id: first.id } };
  const again = [
    await call(ask, asked(sandboxAccount('01'))),
    await call('GET /v1/widget/frame/validations/{id}', look),
  ];
  expect(again).toEqual([first, first]);
  expect((await refusal(key.call('POST /v1/widget/results', trade))).error).toBe('errors.resultTokenUsed');
});

test.for([
  ['somebody else’s', sandboxAccount('01'), { beneficiaryName: 'Otra Persona' }, 'mismatch'],
  ['not there', sandboxAccount('11'), {}, 'unusable'],
  ['at a bank that fails', sandboxAccount('22'), {}, 'unanswered'],
  ['at a bank that is silent', sandboxAccount('31'), {}, 'unanswered'],
] as const)('an account that is %s is told so', async ([, accountNumber, more, verdict]) => {
  const { call } = await frameOf();
  expect(await call(ask, asked(accountNumber, more))).toMatchObject({ verdict, resultToken: expect.any(String) });
});

test('no answer comes sooner than it may, one that was there before included', async () => {
  const { call } = await frameOf();
  const took = async (): Promise<number> => {
    const start = performance.now();
    await call(ask, asked(sandboxAccount('01')));
    return performance.now() - start;
  };
  expect(await took()).toBeGreaterThanOrEqual(quickMs.widgetSoonest - 1);
  expect(await took()).toBeGreaterThanOrEqual(quickMs.widgetSoonest - 1);
});

test('a number that cannot be right is refused with its reason, and takes no try', async () => {
  const { call, row } = await frameOf({ environment: 'production' });
  const wrong = await refusal(call(ask, asked('002115016003269412')));
  expect(wrong).toMatchObject({
    error: 'errors.invalidAccount',
    errors: [{ pointer: '/accountNumber', position: 18 }],
  });
  expect((await row()).asked).toBe(0);
});

test('in production a bank is asked, its customer pays once, and the door is in the history', async () => {
  const { call } = await frameOf({ environment: 'production' });
  const answer = await call(ask, asked(clabes.company));
  const again = await call(ask, asked(clabes.company));
  expect(again).toEqual(answer);
  const whole = await customer.call('GET /api/validations/{id}', { params: { id: answer.id } });
  expect(whole).toMatchObject({ verified: true, credits: { charged: 1, balance: 4 } });
  expect(await table.get(keys.validation(userId, answer.id))).toMatchObject({
    via: 'widget',
    viaId: expect.any(String),
  });
});

test('a bank that wants more time is looked for, until it answered', async () => {
  const { call, row } = await frameOf();
  let told = new Headers();
  const onHeaders = (headers: Headers) => void (told = headers);
  const pending = await call(ask, asked(sandboxAccount('05')), { onHeaders });
  expect(pending).toMatchObject({ status: 'PROCESSING', verdict: null, resultToken: null, holder: null });
  expect(told.get('location')).toBe(`/v1/widget/frame/validations/${pending.id}`);
  expect(Number(told.get('retry-after'))).toBeGreaterThan(0);
  expect((await row()).answered).toBeUndefined();
  const look = () => call('GET /v1/widget/frame/validations/{id}', { params: { id: pending.id } });
  const final = await vi.waitUntil(async () => {
    const answer = await look();
    return answer.verdict && answer;
  });
  expect(final).toMatchObject({ verdict: 'confirmed', resultToken: expect.any(String), validationsLeft: 2 });
});

test('a validation of another session, of the dashboard or of nobody is not found', async () => {
  const [mine, other] = [await frameOf(), await frameOf()];
  const { id } = await other.call(ask, asked(sandboxAccount('01')));
  const { id: ofDashboard } = await customer.call('POST /api/validations', {
    body: { country: 'MX', accountNumber: sandboxAccount('01'), environment: 'sandbox' },
  });
  for (const one of [id, ofDashboard, `val_${'0'.repeat(26)}`]) {
    const looked = mine.call('GET /v1/widget/frame/validations/{id}', { params: { id: one } });
    expect((await refusal(looked)).error).toBe('errors.notFound');
  }
});

test('a session that expires between two questions answers the first only', async () => {
  const { call, change } = await frameOf();
  expect((await call(ask, asked(sandboxAccount('01')))).verdict).toBe('confirmed');
  await change({ expiresAt: minusSeconds(new Date().toISOString(), 1) });
  expect((await refusal(call(ask, asked(sandboxAccount('01'))))).error).toBe('errors.widgetSessionOver');
});

test('a key that was switched off a moment ago asks nothing more, and what was asked is still told', async () => {
  const holder = await signUp(cloud);
  const [owner, made] = [
    await entitle(holder),
    await makeKey(holder, { environment: 'production', plan: 'enterprise' }),
  ];
  const session = await write(owner, made, { environment: 'production' });
  const call = await session.opened();
  const { id } = await call(ask, asked(clabes.company));
  await made.forget();
  expect((await refusal(call(ask, asked(clabes.person)))).error).toBe('errors.widgetOff');
  expect((await refusal((await write(owner, made)).opened())).error).toBe('errors.widgetOff');
  expect(await call('GET /v1/widget/frame/validations/{id}', { params: { id } })).toMatchObject({
    verdict: 'confirmed',
  });
  expect((await holder.call('GET /api/credits', {})).balance).toBe(4);
});

test('tries are counted down, and end', async () => {
  const { call } = await frameOf({ maxValidations: 2 });
  const numbers = ['01', '02', '03'].map(sandboxAccount);
  expect((await call(ask, asked(numbers[0] ?? ''))).validationsLeft).toBe(1);
  expect((await call(ask, asked(numbers[1] ?? ''))).validationsLeft).toBe(0);
  expect((await refusal(call(ask, asked(numbers[2] ?? '')))).error).toBe('errors.widgetTriesUsed');
  expect(await statusOf(call(ask, asked(numbers[0] ?? '')))).toBe(200);
});

test.for([
  ['a prototype', '{"__proto__":{"after":"val_1"},"country":"MX","accountNumber":"999700000000000001"}'],
  ['a constructor', '{"constructor":{"prototype":{}},"country":"MX","accountNumber":"999700000000000001"}'],
  ['an environment', '{"environment":"production","country":"MX","accountNumber":"999700000000000001"}'],
  ['a reference', '{"reference":"x","country":"MX","accountNumber":"999700000000000001"}'],
  ['a country every object has', '{"country":"__proto__","accountNumber":"999700000000000001"}'],
  ['an answer every object has', '{"after":"constructor","country":"MX","accountNumber":"999700000000000001"}'],
])('a body with %s is refused, and takes no try', async ([, body]) => {
  const [{ secret, opened, row }, nonce] = [await write(userId, key), newToken()];
  await opened(nonce);
  const headers = headersOf({ widget: { secret, frame: nonce } });
  const url = `${publicApiOf(cloud)}/v1/widget/frame/validations`;
  const json = { ...headers, 'content-type': 'application/json' };
  expect((await fetch(url, { method: 'POST', headers: json, body })).status).toBe(422);
  expect((await row()).asked).toBe(0);
});
