import { afterAll, expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { plans, provenForMinutes, session } from '#shared/plans.ts';
import { monthOf } from '#functions/rules/time.ts';
import { accountsBefore } from '../account-before.ts';
import { clabes } from '../accounts.ts';
import { insideOf, keyMaker } from '../api-key.ts';
import { ofBefore } from '../customer-of-before.ts';
import { advance, control, nowOf, runJob, runSchedules, whileFailing } from '../control.ts';
import { goodPassword, guest, newEmail, registerAs, signUp, statusOf, type Customer } from '../customer.ts';
import { besideForeignItems } from '../foreign-items.ts';
import { endedBatch, lostBatch, unansweredBatch } from '../lost-batch.ts';
import { leaveForGood } from '../leavers.ts';
import { copyInPieces } from '../large-copy.ts';
import { searchLongHistories, segmentUnsearched } from '../long-history.ts';
import {
  cancelAfterMoneyBack,
  leavePaymentsBehind,
  loseAnswerOfOrder,
  renewAfterMoneyBack,
  settleByHand,
  tellWithoutCertificate,
  whileNobodyAsks,
} from '../payments-left-behind.ts';
import { republishInVain, sessionMaker } from '../republished.ts';
import { leaveWebhookBehind } from '../webhook-left-behind.ts';
import { operatorOf } from '../operate.ts';
import { ownCloud } from '../own-cloud.ts';

const own = await ownCloud();
afterAll(() => own.close());
const { addresses: cloud } = own;
const inside = insideOf(own);
const makeKey = keyMaker(cloud, inside);

const hasUnused = (name: string) => own.iam().unused.some((one) => one.function?.includes(name));

/** Free credits live fifteen days, and lie in the wallet for thirty more. */
const daysUntilBuried = 50;

/** Paths of the endpoints that write down, at times, that a session is in use. */
const readings = declared
  .filter(({ spec: { auth, method } }) => auth === 'user' && method === 'GET')
  .map(({ spec: { path } }) => path.replace(/\{\w+\}/g, 'none'));

/** Until they give up, so that Lambda sets aside what they could not do, and the job that counts finds it undone. */
const consumersFail = [
  { kind: 'error', service: 'dynamodb', operation: 'TransactWriteItems', function: 'CountUsage' },
  { kind: 'error', service: 'sqs', function: 'PublishEvents' },
];

/** Lambda waits longer after every failure: by the product's clock, which need not be waited for. */
const untilGivenUp = async () => {
  const drained = () => fetch(`${cloud.control}/events/drain`, { method: 'POST', body: '{"seconds":0.2}' });
  while (!(await drained()).ok) await advance(cloud, 1);
};

/** Whoever logs in for the first time since a version before moves what says who signs in. */
const profileToMove = async () => {
  const { email } = await signUp(cloud);
  const { keptBefore } = accountsBefore(inside.databasePort);
  return async () => {
    await keptBefore(email);
    await guest(cloud)('POST /api/auth/login', { body: { email, password: goodPassword } });
  };
};

const validateOnce = ({ call }: Customer) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } });

/** The last validation before a customer is told that a key nears the limit of its month. */
const passAMark = async (customer: Customer) => {
  const months = { [monthOf(await nowOf(cloud))]: plans.free.monthlyValidationsPerKey.sandbox * 0.8 - 1 };
  const { call } = await makeKey(customer, { months });
  await call('POST /v1/validations', { body: { country: 'MX', accountNumber: clabes.company } });
};

/** Only what a customer of some age asks, who paid, is remembered for others. */
const leaveTrace = async (email: string) => {
  const bought = { command: 'grant', email, credits: 2, days: 2, why: 'bought' };
  await operatorOf(cloud)(bought);
  const { token } = await guest(cloud)('POST /api/auth/login', { body: { email, password: goodPassword } });
  const body = JSON.stringify({ country: 'MX', accountNumber: clabes.company });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${cloud.appApi}/api/validations`, { method: 'POST', headers, body });
  await control(cloud, '/events/drain');
};

/** A secret is shown to those whose login is old when they give the password; an operator lifts them to another plan. */
const keysOfAnOldLogin = async () => {
  const { call, email } = await signUp(cloud);
  const grow = () => advance(cloud, provenForMinutes * 60 + 1);
  const password = goodPassword;
  await grow();
  const { id } = await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox', password } });
  await grow();
  await call('POST /api/keys/{id}/rotate', { params: { id }, body: { password } });
  const bought = { command: 'grant', email, credits: 2, days: 2, tier: 'pro', why: 'bought' };
  await operatorOf(cloud)(bought);
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
  await advance(cloud, 130);
  await runSchedules(cloud);
};

/** One gets a gateway key of its own from the queue, the other from the job, because the queue's consumer fails. */
const makeGatewayKeys = async () => {
  const failing = { kind: 'error', service: 'apigateway', operation: 'CreateApiKey', function: 'MakeGatewayKey' };
  const sandbox = await signUp(cloud);
  await control(cloud, '/events/drain');
  await whileFailing(cloud, queueFails, async () => {
    await sandbox.call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
    await control(cloud, '/events/drain');
  });
  for (const faults of [[], [failing]]) {
    const { call, email } = await signUp(cloud);
    const bought = { command: 'grant', email, tier: 'pro', credits: 2, days: 20, why: 'bought' };
    await operatorOf(cloud)(bought);
    await control(cloud, '/events/drain');
    await whileFailing(cloud, faults, async () => {
      await call('POST /api/keys', production);
      await fetch(`${cloud.control}/events/drain`, { method: 'POST', body: '{"seconds":0.5}' });
      if (faults.length > 0) await untilTheJobMakes();
    });
  }
};

/** One whom the bank calls by another name: a month later it is asked about, and its owner told; or that credits lack. */
const payEveryMonth = async () => {
  const [{ call, email }, poor] = [await signUp(cloud), await signUp(cloud)];
  const lasting = { command: 'grant', email, credits: 5, days: 300, why: 'a round' };
  await operatorOf(cloud)(lasting);
  const account = { country: 'MX', accountNumber: clabes.company } as const;
  for (const payer of [call, poor.call]) {
    const { id } = await payer('POST /api/payees', { body: { name: 'Nadie Conocido', ...account } });
    await payer('PATCH /api/payees/{id}', { params: { id }, body: { recheck: 'monthly' } });
  }
  // Another one, whom a release before saved.
  const other = await signUp(cloud);
  await operatorOf(cloud)({ ...lasting, email: other.email });
  await (await ofBefore(inside, other)).pay();
};

/** A bank that answers the seventh question within ten minutes: the job that asks it looks for what payees tell then. */
const answerLate = async ({ call }: Customer) => {
  const body = { country: 'MX', accountNumber: clabes.pendingLong, beneficiaryName: 'Nadie Tardío' } as const;
  await call('POST /api/validations', { body });
  for (let asked = 1; asked < 7; asked += 2) {
    await advance(cloud, 61);
    await runJob(cloud, 'PollPendingValidations');
  }
};

/** What only time brings about: `rights.test.ts` counts the rights that it takes. */
const letTimePass = async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const person = await signUp(cloud);
  const { call, email: owner } = person;
  await leavePaymentsBehind(cloud, person);
  await cancelAfterMoneyBack(cloud, inside);
  await loseAnswerOfOrder(cloud, owner);
  await tellWithoutCertificate(cloud);
  const soon = { command: 'grant', email: owner, credits: 2, days: 2 };
  await operatorOf(cloud)({ ...soon, why: 'expires soon' });
  const atSettling = {
    kind: 'error',
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    function: 'CreateValidation',
  };
  const validating = () => call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  await whileFailing(cloud, { ...atSettling, when: 'after' }, () => statusOf(validating()));
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.stillPending } });
  // In one step: jobs find what nobody came back to when its time is over, and before PayPal forgets it.
  await advance(cloud, session.refreshMinutes * 60);
  const { token } = await signUp(cloud);
  for (const path of readings) {
    await own.moveClock(session.refreshMinutes * 60);
    await fetch(`${cloud.appApi}${path}`, { headers: { authorization: `Bearer ${token}` } });
  }
  // Not before: what broke off above has to be found too late for its bank to be asked once more.
  await answerLate(await signUp(cloud));
  await advance(cloud, 120);
  await guest(cloud)('POST /api/auth/resend-verification', { body: { email } });
  await searchLongHistories(cloud, inside);
  await segmentUnsearched(cloud, inside);
  const busy = await signUp(cloud);
  await leaveForGood(cloud, inside);
  await makeGatewayKeys();
  // Of which nobody else hears.
  await control(cloud, '/alarms', { alarm: 'RowsParked', state: 'ALARM' });
  await payEveryMonth();
  await lostBatch(inside.databasePort);
  await leaveWebhookBehind(cloud, inside);
  const makeSession = await sessionMaker(cloud);
  await endedBatch(busy);
  const login = await profileToMove();
  await whileFailing(cloud, consumersFail, async () => {
    await login();
    await validateOnce(busy);
    const widgetSession = await makeSession();
    await busy.call('POST /api/payments', { body: { pack: 'basic' } });
    await passAMark(busy);
    await operatorOf(cloud)({ ...soon, email: busy.email, why: 'told nobody' });
    await untilGivenUp();
    await republishInVain(cloud, busy.email, widgetSession);
  });
  await runSchedules(cloud);
  await unansweredBatch(cloud);
  await whileNobodyAsks(cloud, () => besideForeignItems(inside.databasePort, () => advance(cloud, 86_400)));
  await runSchedules(cloud);
  await advance(cloud, daysUntilBuried * 24 * 60 * 60);
  await runSchedules(cloud);
  // Plans are over: their gateway keys were given back, and the next run deletes them.
  await advance(cloud, 2 * 60 * 60);
  await runSchedules(cloud);
  await settleByHand(cloud, inside);
  // A word of PayPal's that comes late, after a month and a thousand others, may find the money first.
  for (let turn = 0; turn < 3 && hasUnused('JobReconcileSubscriptions'); turn++)
    await renewAfterMoneyBack(cloud, inside);
  await leaveTrace(owner);
  // Last: the table is read through ever again, and this fills it.
  await copyInPieces(cloud, inside);
  await keysOfAnOldLogin();
  await own.drain();
};

test('no job lacks a right, whatever time brings', async () => {
  await letTimePass();
  expect(own.iam().denials).toEqual([]);
}, 600_000);
