import { expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Agreement } from '../rules/payments/paypal.ts';
import { plusDays } from '../rules/time.ts';
import type { Subscription } from '../store/payments/subscription.ts';
import { settleSubscription, settleSubscriptionPorts } from './settle-subscription.ts';

ownTable();

const now = '2026-11-22T10:00:00.000Z';

const asked = (): Subscription => ({
  id: newId('sub', now),
  userId: newId('usr', now),
  plan: 'pro',
  cents: 6600,
  status: 'pending',
  language: 'es',
  agreementId: 'I-OURS',
  createdAt: now,
  approveBefore: plusDays(now, 1),
  paidCents: 0,
  version: 0,
});

const active = (subscription: Subscription): Agreement => ({
  id: 'I-OURS',
  status: 'ACTIVE',
  planId: 'P-1',
  customId: subscription.id,
  startTime: now,
  nextBillingTime: plusDays(now, 30),
  lastPayment: { amount: { cents: 6600, currency: 'USD' }, at: now },
  failedPayments: 0,
  lastFailure: undefined,
  outstanding: undefined,
  approveUrl: undefined,
});

test.for<readonly [string, Partial<Agreement>]>([
  ['another agreement than was asked for', { id: 'I-THEIRS' }],
  ['an agreement of another subscription', { customId: 'sub_theirs' }],
  ['an agreement of nobody', { customId: undefined }],
])('believes nothing where PayPal tells %s', async ([, told]) => {
  const subscription = asked();
  const ports = await connect([...settleSubscriptionPorts, 'subscriptions.create']);
  await ports.subscriptions.create(subscription);
  const sale = {
    id: newId('SALE', now),
    status: 'completed',
    amount: { cents: 6600, currency: 'USD' },
    at: now,
  } as const;
  const paypal = {
    ...ports.paypal,
    findAgreement: async () => ({ told: { ...active(subscription), ...told } }),
    salesOf: async () => ({ told: [{ ...sale, customId: undefined }] }),
  };
  const settled = settleSubscription({ ...ports, paypal, clock: { now: () => now } }, subscription.id);
  await expect(settled).rejects.toThrow(`PayPal tells another subscription than ${subscription.id}`);
  expect(await ports.subscriptions.find(subscription.id)).toEqual(subscription);
  expect(await ports.payments.findByCharge(sale.id)).toBeUndefined();
});
