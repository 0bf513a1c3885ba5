import { expect, inject, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { plans, provenForMinutes, session } from '#shared/plans.ts';
import { monthOf } from '#functions/rules/keys/windows.ts';
import { clabes } from './accounts.ts';
import { keyMaker } from './api-key.ts';
import { control, goodPassword, guest, newEmail, registerAs, signUp, type Customer } from './customer.ts';
import { besideForeignItems } from './foreign-items.ts';
import { endedBatch, lostBatch, unansweredBatch } from './lost-batch.ts';
import { leaveForGood } from './leavers.ts';
import { atPayPal, orderIn } from './payer.ts';
import { payByLinkAndLeave } from './paid-by-link.ts';
import { republishInVain, sessionMaker } from './republished.ts';
import { untilSegmented } from './sampled.ts';
import { signedHeaders } from './signed-webhook.ts';
import { leaveWebhookBehind } from './webhook-left-behind.ts';

const cloud = inject('cloud');
const inside = { databasePort: inject('databasePort'), apiKeyPepper: inject('apiKeyPepper') };
const makeKey = keyMaker(cloud, inside);

interface Report {
  readonly denials: readonly unknown[];
  readonly unused: readonly unknown[];
}

/** Free credits live fifteen days, and lie in the wallet for thirty more. */
const daysUntilBuried = 50;

/** Paths of the endpoints that write down, at times, that a session is in use. */
const readings = declared
  .filter(({ spec: { auth, method } }) => auth === 'user' && method === 'GET')
  .map(({ spec: { path } }) => path.replace(/\{\w+\}/g, 'none'));

/** Whoever searches a history this long has it segmented first: by listing it, by exporting it, or else by the job. */
const worthSegmenting = 110;

const longHistory = async () => {
  const customer = await signUp(cloud);
  const { call } = customer;
  const body = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;
  for (let sent = 0; sent < worthSegmenting; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => call('POST /api/validations', { body })));
  return customer;
};

/** Until they give up, so that Lambda sets aside what they could not do, and the job that counts finds it undone. */
const consumersFail = [
  { kind: 'error', service: 'dynamodb', operation: 'TransactWriteItems', function: 'CountUsage' },
  { kind: 'error', service: 'sqs', function: 'PublishEvents' },
];

/** Lambda waits longer after every failure: by the product's clock, which need not be waited for. */
const untilGivenUp = async () => {
  const drained = () => fetch(`${cloud.control}/events/drain`, { method: 'POST', body: '{"seconds":0.2}' });
  while (!(await drained()).ok) await control(cloud, '/clock', { advanceSeconds: 1 });
};

const validateOnce = ({ call }: Customer) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } });

/** The last validation before a customer is told that a key nears the limit of its month. */
const passAMark = async (customer: Customer) => {
  const { now } = (await (await fetch(`${cloud.control}/clock`)).json()) as { readonly now: string };
  const months = { [monthOf(now)]: plans.free.monthlyValidationsPerKey.sandbox * 0.8 - 1 };
  const { call } = await makeKey(customer, { months });
  await call('POST /v1/validations', { body: { country: 'MX', accountNumber: clabes.company } });
};

/** Only what a customer of some age asks, who paid, is remembered for others. */
const leaveTrace = async (email: string) => {
  const bought = { command: 'grant', email, credits: 2, days: 2, why: 'bought' };
  await control(cloud, '/operators/clara/operate', bought);
  const { token } = await guest(cloud)('POST /api/auth/login', { body: { email, password: goodPassword } });
  const body = JSON.stringify({ country: 'MX', accountNumber: clabes.company });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${cloud.appApi}/api/validations`, { method: 'POST', headers, body });
  await control(cloud, '/events/drain');
};

/** A secret is shown to those whose login is old when they give the password; an operator lifts them to another plan. */
const keysOfAnOldLogin = async () => {
  const { call, email } = await signUp(cloud);
  const grow = () => control(cloud, '/clock', { advanceSeconds: provenForMinutes * 60 + 1 });
  const password = goodPassword;
  await grow();
  const { id } = await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox', password } });
  await grow();
  await call('POST /api/keys/{id}/rotate', { params: { id }, body: { password } });
  const bought = { command: 'grant', email, credits: 2, days: 2, tier: 'pro', why: 'bought' };
  await control(cloud, '/operators/clara/operate', bought);
  await control(cloud, '/events/drain');
  await call('GET /api/keys', {});
  await call('PATCH /api/keys/{id}', { params: { id }, body: { active: false } });
  await call('DELETE /api/keys/{id}', { params: { id } });
};

const production = { body: { name: 'Tienda', environment: 'production' } } as const;

/** A queue takes nothing, however often the SDK tries it; its dead letters do. */
const queueFails = { kind: 'error', service: 'sqs', function: 'PublishEvents', times: 3 };

/** What the consumer claimed to do is free again, and its message still hidden. */
const untilTheJobMakes = async () => {
  await control(cloud, '/clock', { advanceSeconds: 130 });
  await control(cloud, '/schedules/all/run');
};

/** One gets a gateway key of its own from the queue, the other from the job, because the queue's consumer fails. */
const makeGatewayKeys = async () => {
  const failing = { kind: 'error', service: 'apigateway', operation: 'CreateApiKey', function: 'MakeGatewayKey' };
  const sandbox = await signUp(cloud);
  await control(cloud, '/events/drain');
  await control(cloud, '/faults', queueFails);
  await sandbox.call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  await control(cloud, '/events/drain');
  await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
  for (const fault of [undefined, failing]) {
    const { call, email } = await signUp(cloud);
    const bought = { command: 'grant', email, tier: 'pro', credits: 2, days: 20, why: 'bought' };
    await control(cloud, '/operators/clara/operate', bought);
    await control(cloud, '/events/drain');
    if (fault) await control(cloud, '/faults', fault);
    await call('POST /api/keys', production);
    await fetch(`${cloud.control}/events/drain`, { method: 'POST', body: '{"seconds":0.5}' });
    if (fault) await untilTheJobMakes();
    await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
  }
};

/** Money that was under review, and went back before anybody heard that it came in. */
const backBeforeItCame = async ({ call }: Customer): Promise<string> => {
  const { id, approveUrl } = await call('POST /api/payments', { body: { pack: 'basic' } });
  const orderId = orderIn(approveUrl);
  await atPayPal(cloud, 'review', { orderId, outcome: 'pending' });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await guest(cloud)('POST /api/payments/{id}/capture', { params: { id } });
  await atPayPal(cloud, 'review', { orderId, outcome: 'approve' });
  await atPayPal(cloud, 'refund', { orderId });
  return id;
};

/** Agreed to at PayPal, and nobody came back. */
const agreeAndLeave = async ({ call }: Customer) => {
  const { approveUrl } = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
};

/** Agreed to and cancelled before PayPal's word came: cancelling finds the money. */
const cancelUnheard = async ({ call }: Customer) => {
  const { id, approveUrl } = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await call('POST /api/subscriptions/{id}/cancel', { params: { id } });
};

/** The job that asks about subscriptions finds nothing out for a day: PayPal's books tell of one that began. */
const whileNobodyAsks = async (act: () => Promise<unknown>) => {
  await atPayPal(cloud, 'webhooks', { mode: 'drop' });
  await agreeAndLeave(await signUp(cloud));
  await control(cloud, '/faults', { kind: 'error', service: 'dynamodb', function: 'ReconcileSubscriptions' });
  await act();
  await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
  await atPayPal(cloud, 'webhooks', { mode: 'normal' });
};

/** A word of PayPal's whose certificate cannot be had, so that PayPal itself is asked whether it said it. */
const tellWithoutCertificate = async () => {
  const { now } = (await (await fetch(`${cloud.control}/clock`)).json()) as { readonly now: string };
  const body = '{"event_type":"PAYMENT.CAPTURE.COMPLETED"}';
  const certUrl = `${cloud.paypal}/v1/notifications/certs/CERT-${now.length}`;
  const time = now.replace(/\.\d+Z$/, 'Z');
  await atPayPal(cloud, 'faults', { errorRate: 1 });
  const headers = { 'content-type': 'application/json', ...signedHeaders({ body, certUrl, webhookId: 'none', time }) };
  await fetch(`${cloud.appApi}/api/payments/webhook`, { method: 'POST', headers, body });
  await atPayPal(cloud, 'faults', { errorRate: 0 });
};

/** Nobody comes back to them and PayPal's word is lost: jobs find out what became of them. */
const leavePaymentsBehind = async (customer: Customer) => {
  const { call } = customer;
  await atPayPal(cloud, 'webhooks', { mode: 'drop' });
  await agreeAndLeave(customer);
  await cancelUnheard(await signUp(cloud));
  await backBeforeItCame(customer);
  const id = await backBeforeItCame(customer);
  await guest(cloud)('POST /api/payments/{id}/capture', { params: { id } });
  for (const deed of ['approve', 'decline']) {
    const { approveUrl } = await call('POST /api/payments', { body: { pack: 'basic' } });
    await atPayPal(cloud, deed, { url: approveUrl });
  }
  const { id: paid, approveUrl } = await call('POST /api/payments', { body: { pack: 'pro' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await guest(cloud)('POST /api/payments/{id}/capture', { params: { id: paid } });
  await atPayPal(cloud, 'refund', { orderId: orderIn(approveUrl) });
  await payByLinkAndLeave(cloud, customer.email);
  await atPayPal(cloud, 'webhooks', { mode: 'normal' });
  // Of this one PayPal itself tells.
  await payByLinkAndLeave(cloud, customer.email);
};

/** One whom the bank calls by another name: a month later it is asked about, and its owner told. */
const payEveryMonth = async () => {
  const { call, email } = await signUp(cloud);
  const lasting = { command: 'grant', email, credits: 5, days: 300, why: 'a round' };
  await control(cloud, '/operators/clara/operate', lasting);
  const account = { country: 'MX', accountNumber: clabes.company } as const;
  const { id } = await call('POST /api/payees', { body: { name: 'Nadie Conocido', ...account } });
  await call('PATCH /api/payees/{id}', { params: { id }, body: { recheck: 'monthly' } });
};

/** What only time brings about, and therefore no other file may do to the cloud they all share. */
const letTimePass = async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const person = await signUp(cloud);
  const { call, email: owner } = person;
  await leavePaymentsBehind(person);
  await tellWithoutCertificate();
  const soon = { command: 'grant', email: owner, credits: 2, days: 2 };
  await control(cloud, '/operators/clara/operate', { ...soon, why: 'expires soon' });
  const atSettling = {
    kind: 'error',
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    function: 'CreateValidation',
  };
  await control(cloud, '/faults', { ...atSettling, when: 'after' });
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } }).catch(
    () => undefined,
  );
  await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.stillPending } });
  const { token } = await signUp(cloud);
  for (const path of readings) {
    await control(cloud, '/clock', { advanceSeconds: session.refreshMinutes * 60 });
    await fetch(`${cloud.appApi}${path}`, { headers: { authorization: `Bearer ${token}` } });
  }
  const [list, download, own, byKey] = await Promise.all([longHistory(), longHistory(), longHistory(), longHistory()]);
  await control(cloud, '/clock', { advanceSeconds: 120 });
  await guest(cloud)('POST /api/auth/resend-verification', { body: { email } });
  await list.call('POST /api/validations/search', { body: { search: 'nobody' } });
  await list.call('GET /api/validations', { query: { status: 'VALID' } });
  await download.call('GET /api/validations/export', { query: { status: 'VALID' } });
  await download.call('POST /api/validations/export', { body: { search: 'nobody' } });
  const { call: ask } = await makeKey(byKey);
  await ask('POST /v1/validations/search', { body: { search: 'nobody' } });
  await ask('GET /v1/validations', { query: { status: 'VALID' } });
  await untilSegmented(own, () => control(cloud, '/events/drain'));
  await leaveForGood(cloud, inside);
  await makeGatewayKeys();
  // Of which nobody else hears.
  await control(cloud, '/alarms', { alarm: 'RowsParked', state: 'ALARM' });
  await payEveryMonth();
  await lostBatch(inject('databasePort'));
  await leaveWebhookBehind(cloud, inside);
  const makeSession = await sessionMaker(cloud);
  await endedBatch(own);
  await control(cloud, '/faults', consumersFail);
  await validateOnce(own);
  const widgetSession = await makeSession();
  await own.call('POST /api/payments', { body: { pack: 'basic' } });
  await passAMark(own);
  await control(cloud, '/operators/clara/operate', { ...soon, email: own.email, why: 'told nobody' });
  await untilGivenUp();
  await republishInVain(cloud, own.email, widgetSession);
  await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
  await control(cloud, '/schedules/all/run');
  await unansweredBatch(cloud);
  await whileNobodyAsks(() =>
    besideForeignItems(inject('databasePort'), () => control(cloud, '/clock', { advanceSeconds: 86_400 })),
  );
  await control(cloud, '/schedules/all/run');
  await control(cloud, '/clock', { advanceSeconds: daysUntilBuried * 24 * 60 * 60 });
  await control(cloud, '/schedules/all/run');
  // Plans are over: their gateway keys were given back, and the next run deletes them.
  await control(cloud, '/clock', { advanceSeconds: 2 * 60 * 60 });
  await control(cloud, '/schedules/all/run');
  await leaveTrace(owner);
  await keysOfAnOldLogin();
};

test('every function used every right it holds, and asked for none it lacks', async () => {
  await letTimePass();
  const report = (await (await fetch(`${cloud.control}/iam`)).json()) as Report;
  expect({ denials: report.denials, unused: report.unused }).toEqual({ denials: [], unused: [] });
}, 240_000);
