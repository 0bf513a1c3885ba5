import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { control } from '../../infra/testing/control.ts';
import { logIn, mailsTo, newEmail, refusal, registerAs, signUp } from '../../infra/testing/customer.ts';
import { operatorOf } from '../../infra/testing/operate.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { plusDays } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const why = 'ticket 4711';
/** As AWS would name whoever signed. */
const clara = 'arn:aws:sts::000000000000:assumed-role/Operators/clara';

const operate = (event: object) => operatorOf(cloud)({ why, ...event });

/** What the trail says about one account, newest first. */
const trailOf = async (userId: unknown) => {
  const month = new Date().toISOString().slice(0, 7);
  const { audit } = (await operate({ command: 'audit', month, limit: 100 })) as { audit: { userId?: string }[] };
  return audit.filter((entry) => entry.userId === userId);
};

test('a grant is in the balance, in the plan, in the ledger and in the audit trail', async () => {
  const { email, call } = await signUp(cloud);
  const granted = await operate({ command: 'grant', email, credits: 50, days: 30, tier: 'pro' });
  expect((await call('GET /api/credits', {})).balance).toBe(55);
  expect((await call('GET /api/auth/me', {})).user).toMatchObject({ credits: 55, plan: 'pro' });
  const { movements } = await operate({ command: 'movements', email, limit: 1 });
  expect(movements).toMatchObject([{ kind: 'grant', credits: 50, lotId: granted['lot'] }]);
  const { userId } = await operate({ command: 'find', email });
  expect(await trailOf(userId)).toMatchObject([
    { what: 'find', by: clara, why },
    { what: 'movements', by: clara, why },
    { what: 'grant', by: clara, why, details: { credits: 50, days: 30, tier: 'pro', lotId: granted['lot'] } },
  ]);
});

test('a grant that is repeated because its answer was lost grants nothing twice', async () => {
  const { email, call } = await signUp(cloud);
  const grant = { command: 'grant', email, credits: 50, days: 30, lot: 'lot_01kaj3v8m2x9q4w7r5t6y0p1sd' };
  expect(await operate(grant)).toMatchObject({ granted: 50, lot: grant.lot });
  expect(await operate(grant)).toEqual({ alreadyGranted: grant.lot });
  expect((await call('GET /api/credits', {})).balance).toBe(55);
});

test('a lot is ended once: its credits and its tier are gone at once', async () => {
  const { email, call } = await signUp(cloud);
  const { lot } = await operate({ command: 'grant', email, credits: 10, days: 30, tier: 'basic' });
  expect(await operate({ command: 'expire', email, lot })).toEqual({ ended: lot, taken: 10 });
  expect((await call('GET /api/auth/me', {})).user).toMatchObject({ credits: 5, plan: 'free' });
  expect((await call('GET /api/credits/movements', { query: { limit: 1 } })).data).toMatchObject([
    { kind: 'expire', credits: -10, lotId: lot, validationId: null },
  ]);
  expect(await operate({ command: 'expire', email, lot })).toEqual({ refused: 'This lot was ended before' });
});

test('the books of a customer are proven on demand, which is recorded', async () => {
  const { email, call } = await signUp(cloud);
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  expect(await operate({ command: 'books', email })).toEqual({ difference: 0, discrepancies: [] });
  const { userId } = await operate({ command: 'find', email });
  expect(await trailOf(userId)).toMatchObject([{ what: 'find' }, { what: 'books', by: clara, why }]);
});

test('every session of an account is ended at once, which is recorded and shown to its owner', async () => {
  const customer = await signUp(cloud);
  const other = await logIn(cloud, customer);
  expect(await operate({ command: 'log-out', email: customer.email })).toEqual({ ended: 2 });
  for (const { call } of [customer, other])
    expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  const { data } = await (await logIn(cloud, customer)).call('GET /api/security-events', {});
  expect(data.map(({ kind }) => kind)).toContain('operator.loggedOut');
  const { userId } = await operate({ command: 'find', email: customer.email });
  expect(await trailOf(userId)).toMatchObject([
    { what: 'find' },
    { what: 'log-out', by: clara, why, details: { sessions: 2 } },
  ]);
});

test('the verification mail is sent again to whom it is due, and to nobody else', async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  expect(await operate({ command: 'resend', email })).toEqual({ sent: true });
  expect(await mailsTo(cloud, email)).toHaveLength(2);
  const verified = await signUp(cloud);
  expect(await operate({ command: 'resend', email: verified.email })).toHaveProperty('refused');
});

test('a link that sells credits is in the trail with whose they are, and its owner finds that somebody looked', async () => {
  const { email, call } = await signUp(cloud);
  const asked = { command: 'pay-link', amount: '0.01', description: 'Ajuste', email, credits: 10_000, days: 365 };
  const { link } = await operate(asked);
  const { data } = await call('GET /api/security-events', {});
  expect(data.map(({ kind }) => kind)).toContain('operator.looked');
  const { userId } = await operate({ command: 'find', email });
  expect(await trailOf(userId)).toMatchObject([
    { what: 'find' },
    { what: 'pay-link', by: clara, details: { link, cents: 1, credits: 10_000, days: 365, tier: 'free' } },
  ]);
});

test('what is refused tells about an account too, so it is in the trail', async () => {
  const { email } = await signUp(cloud);
  const { userId, lots } = (await operate({ command: 'find', email })) as { userId: string; lots: { lotId: string }[] };
  await operate({ command: 'resend', email });
  await operate({ command: 'expire', email, lot: 'lot_01kaj3v8m2x9q4w7r5t6y0p1sd' });
  await operate({ command: 'grant', email, credits: 5, days: 1, lot: lots[0]?.lotId });
  expect(await trailOf(userId)).toMatchObject([
    { what: 'grant', details: { said: lots[0]?.lotId } },
    { what: 'expire', details: { said: 'This account has no such lot' } },
    { what: 'resend', details: { said: 'The e-mail of this account is verified already' } },
    { what: 'find', details: {} },
  ]);
});

test('what was answered within a span of time is told to the queues again, and who asked for it is in the trail', async () => {
  const { email, call } = await signUp(cloud);
  const { createdAt } = (await operate({ command: 'find', email })) as { createdAt: string };
  const span = { from: createdAt, until: plusDays(createdAt, 1) };
  const before = await operate({ command: 'republish', ...span });
  expect(before).toEqual({ published: expect.any(Number) as unknown });
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  const { published } = await operate({ command: 'republish', ...span });
  // Other files validate in this cloud too.
  expect(published).toBeGreaterThan(Number(before['published']));
  expect(await trailOf(undefined)).toContainEqual(
    expect.objectContaining({ what: 'republish', by: clara, why, details: span }),
  );
});

test('what no job tries any more is listed, and a row that is not among it cannot be put back', async () => {
  expect(await operate({ command: 'parked' })).toMatchObject({ parked: expect.any(Array) as unknown });
  expect(await operate({ command: 'unpark', row: 'row_0000000000000000' })).toEqual({
    refused: 'No such row is parked',
  });
  expect(await trailOf(undefined)).toContainEqual(
    expect.objectContaining({ what: 'unpark', by: clara, why, details: { row: 'row_0000000000000000' } }),
  );
});

/** Far from now, so that no job looks at it in between. */
const someday = '9999-01-01T00:00:00.000Z';

test.for([
  ['a wallet', keys.wallet('usr_parked'), 'WALLETS#0', 'lot_parked'],
  ['a payment', keys.payment('pay_parked'), 'PAYMENTS#0', someday],
  ['a subscription', keys.subscription('sub_parked'), 'SUBSCRIPTIONS#0', someday],
  ['an account that is deleted', keys.erasure('usr_parked'), 'ERASURES#0', someday],
  ['a choice how long to keep', keys.dataKey('usr_parked'), 'KEEPING#0', someday],
] as const)('%s that was parked is put back into the list it came from', async ([, key, list, sort]) => {
  const table = tableIn(databasePort);
  await table.put({ ...key, unsettledPk: 'PARKED#0', unsettledSk: `${someday} ${list} ${sort}`, attempts: 5 });
  const hash = createHash('sha256').update(`${key.pk} ${key.sk}`).digest('hex');
  expect(await operate({ command: 'unpark', row: `row_${hash.slice(0, 16)}` })).toMatchObject({ unparked: 1 });
  expect(await table.get(key)).toEqual({ ...key, unsettledPk: list, unsettledSk: sort });
  await table.delete(key);
});

test('a mail that cannot be queued is an error that does not quote the address', async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const fault = { kind: 'error', service: 'sqs', function: 'operate', code: 'MessageRejected', times: 1 };
  await control(cloud, '/faults', fault);
  await expect(operate({ command: 'resend', email })).rejects.toThrow('resend failed: MessageRejected');
});

const republish = { command: 'republish', from: '2026-11-22T00:00:00Z', until: '2026-11-23T00:00:00Z' };

test.each([
  ['an amount below one', { command: 'grant', credits: 0, days: 5 }],
  ['no reason', { command: 'grant', credits: 1, days: 5, why: '' }],
  ['an unknown field', { command: 'grant', credits: 1, days: 5, price: 3 }],
  ['an unknown command', { command: 'gift', credits: 1, days: 5 }],
  ['a row that cannot be one', { command: 'unpark', row: 'val_1', email: undefined }],
  ['a lot of nobody', { command: 'expire', lot: 'lot_01' }],
  ['a span that ends before it begins', { ...republish, until: '2026-11-21T23:59:59Z', email: undefined }],
  ['a span of more than two weeks', { ...republish, until: '2026-12-06T00:00:00.001Z', email: undefined }],
  ['a moment that is none', { ...republish, from: 'yesterday', email: undefined }],
])('%s is refused and changes nothing', async (_, asked) => {
  const { email, call } = await signUp(cloud);
  expect(await operate({ email, ...asked })).toHaveProperty('refused');
  expect((await call('GET /api/credits', {})).lots).toHaveLength(1);
});

test('the command line finds an account, and says in words when there is none', async () => {
  const state = mkdtempSync(join(tmpdir(), 'ops-test-'));
  writeFileSync(join(state, 'endpoints.json'), JSON.stringify({ control: cloud.control }));
  const ops = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['infra/ops.ts', ...words, '--why', why, '--state', state], {
      cwd: join(import.meta.dirname, '../..'),
    });
  const { email } = await signUp(cloud);
  const { stdout } = await ops('find', '--email', email);
  expect(JSON.parse(stdout)).toMatchObject({ email, verified: true, plan: 'free', balance: 5 });
  await expect(ops('find', '--email', newEmail())).rejects.toMatchObject({
    code: 1,
    stderr: 'User not found: there is no account with this email\n',
  });
  rmSync(state, { recursive: true });
});

test('PayPal is set up by one command, which says what to deploy, and by a second one it stays as it is', async () => {
  const first = await operate({ command: 'paypal-setup' });
  expect(first).not.toHaveProperty('refused');
  expect(first).toEqual({
    product: expect.stringMatching(/^PROD-/) as unknown,
    plans: { basic: expect.stringMatching(/^P-/), pro: expect.stringMatching(/^P-/), enterprise: expect.any(String) },
    webhook: expect.any(String) as unknown,
    parameters: {
      PayPalPlanBasic: (first['plans'] as { basic: string }).basic,
      PayPalPlanPro: (first['plans'] as { pro: string }).pro,
      PayPalPlanEnterprise: (first['plans'] as { enterprise: string }).enterprise,
      PayPalWebhookId: first['webhook'],
    },
  });
  expect(await operate({ command: 'paypal-setup' })).toEqual(first);
});
