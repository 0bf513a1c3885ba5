import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { control } from '../../../infra/testing/control.ts';
import {
  callAs,
  goodPassword,
  guest,
  mailsTo,
  newEmail,
  refusal,
  registerAs,
  resetTokenFor,
  signUp,
  tokenIn,
  type Customer,
} from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let customer: Customer;
beforeAll(async () => {
  customer = await signUp(cloud);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const list = (query: object = {}, { call }: Customer = customer) => call('GET /api/security-events', { query });
const told = async (query: object = {}, of: Customer = customer) =>
  (await list(query, of)).data.map(({ kind, outcome }) => `${kind} ${outcome}`);

const logIn = (email: string, password: string) =>
  fetch(`${cloud.appApi}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ email, password }),
  });

test('a link to change the password that anybody asks for, over and over, is in the activity once a day', async () => {
  const owner = await signUp(cloud);
  for (let asked = 0; asked < 3; asked++)
    await guest(cloud)('POST /api/auth/forgot-password', { body: { email: owner.email } });
  expect(await told({ area: 'password' }, owner)).toEqual(['password.forgotten succeeded']);
});

test('who signs up finds the first login, of this session and this browser, and nothing from before', async () => {
  const { data, hasMore, nextCursor } = await list();
  expect([hasMore, nextCursor]).toEqual([false, null]);
  expect(data).toMatchObject([
    {
      kind: 'email.verified',
      outcome: 'succeeded',
      current: true,
      network: expect.stringMatching(/^[0-9a-f]{4}$/) as unknown,
    },
  ]);
});

test.for([{ from: '2027-01-01', to: '2026-01-01' }, { from: '9999-12-31' }, { to: '1960-01-01' }])(
  'a span that holds nothing ends with its first page: %o',
  async (span) => {
    expect(await list(span)).toEqual({ data: [], hasMore: false, nextCursor: null });
  },
);

test('a span may end with the last day there is', async () => {
  for (const to of ['9999-12-31', '9999-12-31T23:59:59-14:00'])
    expect(await list({ to })).toMatchObject({ data: [{ kind: 'email.verified' }], hasMore: false });
});

test('a login and a wrong password are told with the browser, the network and the id that the answer carried', async () => {
  const owner = await signUp(cloud);
  const wrong = await logIn(owner.email, `${goodPassword}?`);
  const right = await logIn(owner.email, goodPassword);
  const { data } = await list({ limit: 2 }, owner);
  expect(data).toMatchObject([
    { kind: 'login', outcome: 'succeeded', error: null, requestId: right.headers.get('x-request-id'), current: false },
    {
      kind: 'login',
      outcome: 'refused',
      error: 'errors.invalidCredentials',
      requestId: wrong.headers.get('x-request-id'),
    },
  ]);
  expect(data.map(({ userAgent }) => userAgent)).toEqual(['Firefox, Linux', 'Firefox, Linux']);
  expect(new Set(data.map(({ network }) => network)).size).toBe(1);
});

test('what is done with keys, webhooks, the password and files is told, and about what', async () => {
  const owner = await signUp(cloud);
  const { call } = owner;
  const key = await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  await call('DELETE /api/keys/{id}', { params: { id: key.id } });
  await call('GET /api/validations/export', {});
  await call('GET /api/payees/export', {});
  const again = 'Otra-clave-segura-2027';
  const change = { currentPassword: goodPassword, password: again, confirmPassword: again };
  await refusal(call('POST /api/auth/change-password', { body: { ...change, currentPassword: again } }));
  await call('POST /api/auth/change-password', { body: change });
  expect(await told({}, owner)).toEqual([
    'password.changed succeeded',
    'password.changed refused',
    'payees.exported succeeded',
    'history.exported succeeded',
    'key.deleted succeeded',
    'key.created succeeded',
    'email.verified succeeded',
  ]);
  expect((await list({ area: 'keys' }, owner)).data.map(({ subject }) => subject)).toEqual([key.id, key.id]);
});

test('whoever deletes a payee and saves it again with another account leaves both in the activity, by the id of the payee and no name', async () => {
  const owner = await signUp(cloud);
  const { call } = owner;
  const name = 'Papelería Luna Nueva';
  const before = await call('POST /api/payees', { body: { name, country: 'MX', accountNumber: clabes.company } });
  await call('PATCH /api/payees/{id}', { params: { id: before.id }, body: { recheck: 'monthly' } });
  await call('DELETE /api/payees/{id}', { params: { id: before.id } });
  const after = await call('POST /api/payees', { body: { name, country: 'MX', accountNumber: clabes.person } });
  await call('PATCH /api/payee-book', { body: { savesByDocument: false } });
  const { data } = await list({ area: 'payees' }, owner);
  expect(data.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['payees.settings', null],
    ['payee.created', after.id],
    ['payee.deleted', before.id],
    ['payee.changed', before.id],
    ['payee.created', before.id],
  ]);
  expect(JSON.stringify(data)).not.toContain('Luna');
});

test('an import of payees is one event, however many rows it has; a change that is refused is none', async () => {
  const owner = await signUp(cloud);
  const payees = [clabes.company, clabes.person].map((accountNumber) => ({
    name: 'Acme',
    country: 'MX' as const,
    accountNumber,
  }));
  await owner.call('POST /api/payees/import', { body: { payees } });
  const params = { id: 'pye_01kaj3v8m2x9q4w7r5t6y0p1sd' };
  await refusal(owner.call('DELETE /api/payees/{id}', { params }));
  expect(await told({ area: 'payees' }, owner)).toEqual(['payees.imported succeeded']);
});

test('a link to change the password, and the change, are told to its owner; of an e-mail of nobody nothing is kept', async () => {
  const owner = await signUp(cloud);
  const token = await resetTokenFor(cloud, owner.email);
  const password = 'Otra-clave-segura-2027';
  await guest(cloud)('POST /api/auth/reset-password', { body: { token, password, confirmPassword: password } });
  await guest(cloud)('POST /api/auth/forgot-password', { body: { email: newEmail() } });
  const fresh = (await (await logIn(owner.email, password)).json()) as { readonly token: string };
  const answer = await fetch(`${cloud.appApi}/api/security-events?area=password`, {
    headers: { authorization: `Bearer ${fresh.token}` },
  });
  const { data } = (await answer.json()) as { readonly data: readonly { readonly kind: string }[] };
  expect(data.map(({ kind }) => kind)).toEqual(['password.reset', 'password.forgotten']);
});

test('what support did is told without who of them and why', async () => {
  const owner = await signUp(cloud);
  await operatorOf(cloud)({ command: 'find', email: owner.email, why: 'ticket 4711' });
  const grant = { command: 'grant', email: owner.email, credits: 3, days: 5, why: 'ticket 4711' };
  await operatorOf(cloud)(grant);
  const { data } = await list({ area: 'operator' }, owner);
  expect(data).toMatchObject([
    { kind: 'operator.granted', byOperator: true, network: null },
    { kind: 'operator.looked', byOperator: true },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/clara"|4711/);
});

test('nothing in an activity says who or where somebody is', async () => {
  const { data } = await list();
  const text = JSON.stringify(data);
  expect(text).not.toContain(customer.email);
  expect(text).not.toMatch(/\d+\.\d+\.\d+\.\d+|Mozilla/);
});

test('pages through everything once, filtered or not, and a cursor is worth nothing to others or to another filter', async () => {
  const owner = await signUp(cloud);
  for (let n = 0; n < 5; n++) await owner.call('GET /api/payees/export', {});
  const walk = async (query: object) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, limit: 2, ...(cursor && { cursor }) }, owner);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return seen;
  };
  const [all, exports] = [await walk({}), await walk({ kind: 'payees.exported' })];
  expect([all.length, new Set(all).size, exports.length, new Set(exports).size]).toEqual([6, 6, 5, 5]);
  const { nextCursor } = await list({ limit: 2 }, owner);
  const cursor = nextCursor ?? '';
  expect(await refusal(list({ limit: 2, cursor }))).toMatchObject({ error: 'errors.invalidCursor' });
  expect(await refusal(list({ limit: 2, cursor, area: 'data' }, owner))).toMatchObject({
    error: 'errors.invalidCursor',
  });
});

test('a span takes both its ends: today has everything, yesterday nothing', async () => {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const yesterday = new Date(Date.now() - 24 * 3600_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const [event] = (await list()).data;
  expect((await list({ from: today, to: today })).data).toHaveLength(1);
  expect((await list({ from: event?.at, to: event?.at })).data).toHaveLength(1);
  expect((await list({ to: yesterday })).data).toHaveLength(0);
});

test('the file has the same events in the words of who asks, and is itself told', async () => {
  const owner = await signUp(cloud);
  await owner.call('PATCH /api/auth/profile', { body: { company: 'Sur' } });
  const headers = { 'accept-language': 'en' };
  const csv = await owner.call('GET /api/security-events/export', {}, { headers });
  const [header = '', ...rows] = csv.trim().split('\r\n');
  expect(header).toContain('Date (UTC),What,Outcome');
  expect(rows.map((row) => row.split(',').slice(1, 3))).toEqual([
    ['Account details changed', 'Done'],
    ['"Email verified', ' and first login"'],
  ]);
  expect((await list({ limit: 1 }, owner)).data).toMatchObject([{ kind: 'activity.exported' }]);
});

test('an event that cannot be written turns no answer into another', async () => {
  const owner = await signUp(cloud);
  const fault = { kind: 'error', service: 'dynamodb', operation: 'PutItem', function: 'ChangeProfile', times: 3 };
  await control(cloud, '/faults', { ...fault, code: 'InternalServerError' });
  expect(await owner.call('PATCH /api/auth/profile', { body: { company: 'Norte' } })).toMatchObject({
    company: 'Norte',
  });
  expect(await told({}, owner)).toEqual(['email.verified succeeded']);
});

test('an account that nobody verified leaves nothing', async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  await logIn(email, `${goodPassword}?`);
  const [mail] = await mailsTo(cloud, email);
  const body = { token: tokenIn(mail), password: goodPassword };
  const { token } = await guest(cloud)('POST /api/auth/verify-email', { body });
  expect(await told({}, { email, token, call: callAs(cloud, token) })).toEqual(['email.verified succeeded']);
});
