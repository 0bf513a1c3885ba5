import { expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { newUserRow } from '../../infra/testing/payment.ts';
import { subscribed } from '../../infra/testing/subscribed.ts';
import { payByLink } from '../api/pay-links/pay-by-link.ts';
import { cancelSubscription } from '../api/subscriptions/cancel-subscription.ts';
import { confirmSubscription } from '../api/subscriptions/confirm-subscription.ts';
import { createSubscription } from '../api/subscriptions/create-subscription.ts';
import { connect } from '../ports/connect.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';
const needs = [
  ...payByLink.needs,
  ...createSubscription.needs,
  ...cancelSubscription.needs,
  ...confirmSubscription.needs,
  'payLinks.create',
] as const;

/** Nothing that is asked of PayPal is answered. */
const silently = async () => {
  const all = await connect(needs);
  const silence = async () => ({ refused: 'UNREACHABLE', status: 0, passes: true }) as const;
  const verbs = { createOrder: silence, createAgreement: silence, findAgreement: silence, cancelAgreement: silence };
  const paypal = { ...all.paypal, ...verbs };
  return { ...all, paypal, clock: { now: () => at }, dashboard: { address: async () => 'https://app.example.test' } };
};

const asked = { language: 'es', requestId: 'r', userAgent: undefined, from: '' } as const;
const unavailable = { code: 'errors.paymentsUnavailable' };

test('while PayPal is silent nobody subscribes, and what was begun is there for a repeat', async () => {
  const ports = await silently();
  const { userId } = await newUserRow(at);
  const input = { body: { plan: 'pro' }, caller: { userId }, asked } as never;
  await expect(createSubscription.run(input, ports)).rejects.toMatchObject(unavailable);
  const [begun, ...others] = await ports.subscriptions.ofUser(userId);
  expect([begun?.status, begun?.agreementId, others]).toEqual(['pending', undefined, []]);
  await expect(createSubscription.replay?.(begun?.id ?? '', input, ports)).rejects.toMatchObject(unavailable);
});

test('while PayPal is silent nothing is cancelled, and a subscription is shown as it stands', async () => {
  const ports = await silently();
  const { userId } = await newUserRow(at);
  const active = await subscribed(userId, { plan: 'pro', until: '2026-12-22T10:00:00.000Z' });
  await ports.subscriptions.change(active, { agreementId: 'I-1' });
  const input = { params: { id: active.id }, caller: { userId }, asked } as never;
  await expect(cancelSubscription.run(input, ports)).rejects.toMatchObject(unavailable);
  expect(await confirmSubscription.run(input, ports)).toMatchObject({ status: 'active', endedAs: null });
});

test('while PayPal is silent no payment by a link begins', async () => {
  const ports = await silently();
  const id = `pl_${'0'.repeat(16)}`;
  const link = { id, cents: 48_000, description: 'Informe', credits: 0, validDays: 0, tier: 'free' } as const;
  await ports.payLinks.create({ ...link, once: true, createdAt: at });
  const input = { params: { id }, body: { method: 'paypal' }, asked } as never;
  await expect(payByLink.run(input, ports)).rejects.toMatchObject(unavailable);
});
