import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PackName } from '#shared/plans.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { atPayPal } from '../../infra/testing/payer.ts';
import { newUserRow } from '../../infra/testing/payment.ts';
import { payPalFor } from '../../infra/testing/payments/paypal.ts';
import { cancelSubscription } from '../api/subscriptions/cancel-subscription.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { pendingSeconds } from '../rules/subscriptions/due.ts';
import { termsOf } from '../rules/subscriptions/terms.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { agree, agreePorts } from './agree.ts';
import { cancel } from './cancel.ts';
import { settleSubscription, settleSubscriptionPorts } from './settle-subscription.ts';

ownTable();

let at = '2026-11-22T10:00:00.000Z';
const clock = { now: () => at };
let payPal: Awaited<ReturnType<typeof payPalFor>>;

const needs = [
  ...settleSubscriptionPorts,
  ...agreePorts,
  'subscriptions.create',
  'holdings.find',
  'payments.list',
  'paypal.setUp',
] as const;
const ports = async () => ({
  ...(await connect([...needs])),
  clock,
  dashboard: { address: async () => 'https://app.example.test' },
});
type Ports = Awaited<ReturnType<typeof ports>>;

beforeAll(async () => {
  process.env['PAYPAL_WEBHOOK_ID'] = 'none';
  payPal = await payPalFor(clock);
  // Nobody hears of anything: what a webhook would tell, a test tells.
  await atPayPal({ paypal: payPal.url }, 'webhooks', { mode: 'drop' });
  const { paypal } = await ports();
  const done = await paypal.setUp('https://app.example.test/api/payments/webhook');
  if ('refused' in done) throw new Error(done.refused);
  process.env['PAYPAL_PLANS'] = [done.plans.basic, done.plans.pro, done.plans.enterprise].join(',');
});
afterAll(() => payPal?.close());

/** Asked for and agreed to at PayPal, which takes the money at once; nobody here has heard of it. */
const agreed = async (all: Ports, userId: string, plan: PackName, startsAt?: string) => {
  const subscription = {
    id: newId('sub', at),
    userId,
    plan,
    cents: termsOf(plan).cents,
    status: 'pending',
    language: 'es',
    createdAt: at,
    approveBefore: plusDays(at, 1),
    dueAt: plusSeconds(at, pendingSeconds),
    paidCents: 0,
    version: 0,
    startsAt,
  } as const;
  await all.subscriptions.create(subscription);
  const { approveUrl, agreementId } = await agree(all, subscription);
  await atPayPal({ paypal: payPal.url }, 'approve', { url: approveUrl });
  at = plusSeconds(at, 60);
  return { id: subscription.id, agreementId: agreementId ?? '' };
};

test('of two that are paid only the later one goes on, also where the earlier one is heard of last', async () => {
  const all = await ports();
  const { userId } = await newUserRow(at);
  const [earlier, later] = [await agreed(all, userId, 'basic'), await agreed(all, userId, 'pro')];
  expect(await settleSubscription(all, later.id)).toMatchObject({ status: 'active' });
  expect(await settleSubscription(all, earlier.id)).toMatchObject({
    status: 'cancelled',
    endedAs: 'replaced',
    paidCents: 2200,
  });
  expect(await all.paypal.findAgreement(earlier.agreementId)).toMatchObject({ told: { status: 'CANCELLED' } });
  expect(await all.paypal.findAgreement(later.agreementId)).toMatchObject({ told: { status: 'ACTIVE' } });
  const payments = (await all.subscriptions.ofUser(userId)).map(({ plan, entitledUntil }) => [plan, !!entitledUntil]);
  expect(payments).toEqual([
    ['pro', true],
    ['basic', true],
  ]);
});

test('a plan that begins later gives nothing once the one before it was refunded', async () => {
  const all = await ports();
  const { userId } = await newUserRow(at);
  const first = await agreed(all, userId, 'enterprise');
  const { paidThrough } = (await settleSubscription(all, first.id)) ?? {};
  await all.paypal.cancelAgreement(first.agreementId, 'Cancelled');
  await settleSubscription(all, first.id);
  const next = await agreed(all, userId, 'enterprise', paidThrough);
  expect(await settleSubscription(all, next.id)).toMatchObject({ status: 'active', startsAt: paidThrough });
  const [sale] = await all.paypal
    .salesOf(first.agreementId, { from: plusDays(at, -1), to: at })
    .then((answer) => ('told' in answer ? answer.told : []));
  await atPayPal({ paypal: payPal.url }, 'refund', { saleId: sale?.id });
  expect(await settleSubscription(all, first.id)).toMatchObject({ paidCents: 0 });
  const { subscriptions } = await all.holdings.find(userId);
  expect(subscriptions).toEqual([]);
});

test('who cancels is charged no more, although something of the subscription cannot be settled', async () => {
  const all = await ports();
  const { userId } = await newUserRow(at);
  const { id, agreementId } = await agreed(all, userId, 'pro');
  await settleSubscription(all, id);
  const salesOf = async () => ({ refused: 'INVALID_REQUEST', status: 400, passes: false });
  const input = { params: { id }, caller: { userId } } as never;
  const cancelling = cancelSubscription.run(input, { ...all, paypal: { ...all.paypal, salesOf } });
  await expect(cancelling).rejects.toMatchObject({ code: 'errors.paymentsUnavailable' });
  expect(await all.paypal.findAgreement(agreementId)).toMatchObject({ told: { status: 'CANCELLED' } });
  expect(await settleSubscription(all, id)).toMatchObject({ endedAs: 'cancelled' });
});

test('nobody waits for the end of one that PayPal knows no more', async () => {
  const all = await ports();
  const { userId } = await newUserRow(at);
  const { id } = await agreed(all, userId, 'pro');
  const seen = await settleSubscription(all, id);
  if (!seen) throw new Error('There is no subscription');
  const unknown = async () => ({ refused: 'RESOURCE_NOT_FOUND', status: 404, passes: false });
  const paypal = { ...all.paypal, findAgreement: unknown, cancelAgreement: unknown };
  expect(await cancel({ ...all, paypal }, seen)).toBe('notCancellable');
});

test('what is agreed to after its owner deleted the account is cancelled at PayPal, and its money goes to an operator', async () => {
  const all = await ports();
  const { userId } = await newUserRow(at);
  const { id, agreementId } = await agreed(all, userId, 'enterprise');
  await documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.user(userId),
      UpdateExpression: 'SET deletedAt = :at',
      ExpressionAttributeValues: { ':at': at },
    }),
  );
  expect(await settleSubscription(all, id)).toMatchObject({ status: 'cancelled', endedAs: 'cancelled' });
  expect(await all.paypal.findAgreement(agreementId)).toMatchObject({ told: { status: 'CANCELLED' } });
  expect(await all.payments.list(userId, { limit: 9 })).toMatchObject({
    rows: [{ subscriptionId: id, status: 'failed', reason: 'ACCOUNT_GONE', cents: 12_500 }],
  });
  expect((await all.holdings.find(userId)).lots).toEqual([]);
});
