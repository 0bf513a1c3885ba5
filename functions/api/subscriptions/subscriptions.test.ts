import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atPayPal } from '../../../infra/testing/payer.ts';
import { control } from '../../../infra/testing/control.ts';
import { guest, mailsTo, refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

type Plan = 'basic' | 'pro' | 'enterprise';

const ask = ({ call }: Customer, plan: Plan) => call('POST /api/subscriptions', { body: { plan } });
const approve = async ({ approveUrl }: { readonly approveUrl: string | null }) =>
  (await atPayPal(cloud, 'approve', { url: approveUrl })).returnUrl;
const confirm = (id: string) => guest(cloud)('POST /api/subscriptions/{id}/confirm', { params: { id } });

/** Asked for, agreed to and come back. */
const subscribe = async (customer: Customer, plan: Plan) => {
  const asked = await ask(customer, plan);
  await approve(asked);
  return confirm(asked.id);
};

const subscriber = async (plan: Plan) => {
  const customer = await signUp(cloud);
  return { customer, subscription: await subscribe(customer, plan) };
};

/** PayPal's id of the sale that a payment is of. */
const saleOf = async (paymentId: string): Promise<string> =>
  String((await tableIn(databasePort).get(keys.payment(paymentId)))['chargeId']);

const carried = async () => {
  for (const reader of ['PublishEvents', 'MailAboutSubscription', 'CarrySubscriptionToKeys'])
    await control(cloud, '/events/drain', { function: reader });
};

test('who subscribes has plan and credits as soon as PayPal has the money, and the guest who holds the id sees it', async () => {
  const customer = await signUp(cloud);
  const asked = await ask(customer, 'pro');
  expect(asked).toMatchObject({ status: 'pending', plan: 'pro', amount: { value: '66.00' }, activeTo: null });
  expect(await confirm(asked.id)).toMatchObject({ status: 'pending' });
  const returnUrl = await approve(asked);
  expect(returnUrl).toContain(`/subscription/success?subscription=${asked.id}`);
  const confirmed = await confirm(asked.id);
  expect(confirmed).toMatchObject({ status: 'active', failure: null, endedAs: null, totalPaid: { value: '66.00' } });
  expect(confirmed.activeTo).toBe(confirmed.nextBillingAt);
  const shown = await guest(cloud)('GET /api/subscriptions/{id}', { params: { id: asked.id } });
  expect(shown).toEqual(confirmed);
  expect(JSON.stringify(shown)).not.toContain(customer.email);
  expect((await customer.call('GET /api/auth/me', {})).user).toMatchObject({ credits: 55, plan: 'pro' });
  expect(
    (await customer.call('GET /api/credits', {})).lots.find(({ source }) => source === 'subscription'),
  ).toMatchObject({
    remaining: 50,
    expiresAt: confirmed.activeTo,
  });
  expect(await customer.call('GET /api/subscriptions', {})).toEqual({
    current: confirmed,
    upcoming: null,
    previous: [],
  });
});

test('what is cancelled stays until the paid period ends, charges nothing more, and is told by mail', async () => {
  const { customer, subscription } = await subscriber('basic');
  await customer.call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  const params = { id: subscription.id };
  const cancelled = await customer.call('POST /api/subscriptions/{id}/cancel', { params });
  expect(cancelled).toMatchObject({ status: 'cancelled', endedAs: 'cancelled', nextBillingAt: null });
  expect([cancelled.expiresAt, cancelled.entitledUntil]).toEqual([subscription.activeTo, subscription.activeTo]);
  expect((await customer.call('GET /api/auth/me', {})).user).toMatchObject({ credits: 20, plan: 'basic' });
  expect((await customer.call('GET /api/subscriptions', {})).current).toEqual(cancelled);
  expect(await refusal(customer.call('POST /api/subscriptions/{id}/cancel', { params }))).toMatchObject({
    error: 'errors.notCancellable',
  });
  await carried();
  const subjects = (await mailsTo(cloud, customer.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('Basic sigue activa hasta el'))).toHaveLength(1);
});

test('who cancels before coming back keeps what PayPal was paid for all the same', async () => {
  const customer = await signUp(cloud);
  const asked = await ask(customer, 'pro');
  const params = { id: asked.id };
  expect(await refusal(customer.call('POST /api/subscriptions/{id}/cancel', { params }))).toMatchObject({
    error: 'errors.notCancellable',
  });
  await approve(asked);
  const cancelled = await customer.call('POST /api/subscriptions/{id}/cancel', { params });
  expect(cancelled).toMatchObject({ endedAs: 'cancelled', totalPaid: { value: '66.00' } });
  expect(cancelled.expiresAt).toBe(cancelled.activeTo);
  expect((await customer.call('GET /api/auth/me', {})).user).toMatchObject({ credits: 55, plan: 'pro' });
});

test('the same plan cannot be had twice, but anew after it was cancelled: then it begins when the paid period ends', async () => {
  const { customer, subscription } = await subscriber('pro');
  expect(await refusal(ask(customer, 'pro'))).toMatchObject({ error: 'errors.alreadyOnPlan' });
  await customer.call('POST /api/subscriptions/{id}/cancel', { params: { id: subscription.id } });
  const again = await subscribe(customer, 'pro');
  expect(again).toMatchObject({ status: 'active', startsAt: subscription.activeTo, totalPaid: { value: '0.00' } });
  expect(await customer.call('GET /api/subscriptions', {})).toMatchObject({
    current: { id: subscription.id },
    upcoming: { id: again.id },
    previous: [],
  });
  expect(await refusal(ask(customer, 'pro'))).toMatchObject({ error: 'errors.alreadyOnPlan' });
});

test('a higher plan begins today, keeps the credits of the one before, and has it cancelled at PayPal', async () => {
  const { customer, subscription } = await subscriber('pro');
  const asked = await ask(customer, 'enterprise');
  expect(asked).toMatchObject({ startsAt: null, replaces: subscription.id });
  await approve(asked);
  await confirm(asked.id);
  const { current, previous } = await customer.call('GET /api/subscriptions', {});
  expect(current).toMatchObject({ id: asked.id, status: 'active', plan: 'enterprise' });
  expect(previous).toMatchObject([{ id: subscription.id, endedAs: 'replaced', status: 'cancelled' }]);
  expect((await customer.call('GET /api/auth/me', {})).user).toMatchObject({ credits: 155, plan: 'enterprise' });
  // PayPal knows it too: it has nothing left to cancel.
  const params = { id: subscription.id };
  expect(await refusal(customer.call('POST /api/subscriptions/{id}/cancel', { params }))).toMatchObject({
    error: 'errors.notCancellable',
  });
});

test('a lower plan waits for the end of the paid period, and the one before is charged no more', async () => {
  const { customer, subscription } = await subscriber('enterprise');
  const lower = await subscribe(customer, 'basic');
  expect(lower).toMatchObject({ status: 'active', startsAt: subscription.activeTo, activeTo: null });
  const { current, upcoming, previous } = await customer.call('GET /api/subscriptions', {});
  expect(current).toMatchObject({ id: subscription.id, endedAs: 'replaced', expiresAt: subscription.activeTo });
  expect([upcoming?.id, previous]).toEqual([lower.id, []]);
  expect((await customer.call('GET /api/auth/me', {})).user).toMatchObject({ credits: 105, plan: 'enterprise' });
});

test('nobody cancels what is somebody else’s, and what is not there is not found', async () => {
  const { subscription } = await subscriber('basic');
  const other = await signUp(cloud);
  const none = { id: `sub_${'0'.repeat(26)}` };
  for (const params of [{ id: subscription.id }, none])
    expect(await refusal(other.call('POST /api/subscriptions/{id}/cancel', { params }))).toMatchObject({
      error: 'errors.notFound',
    });
  expect(await refusal(guest(cloud)('GET /api/subscriptions/{id}', { params: none }))).toMatchObject({
    error: 'errors.notFound',
  });
  expect(await refusal(confirm(none.id))).toMatchObject({ error: 'errors.notFound' });
  expect((await confirm(subscription.id)).status).toBe('active');
});

test('a request that is repeated with its key asks PayPal for one agreement', async () => {
  const { token } = await signUp(cloud);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const send = async () => {
    const sent = { method: 'POST', headers, body: JSON.stringify({ plan: 'pro' }) };
    return (await fetch(`${cloud.appApi}/api/subscriptions`, sent)).json();
  };
  const first = await send();
  expect(first).toMatchObject({ status: 'pending', plan: 'pro' });
  expect(await send()).toEqual(first);
});

test('confirmed by many at once, it is granted once', async () => {
  const customer = await signUp(cloud);
  const asked = await ask(customer, 'pro');
  await approve(asked);
  await Promise.all(Array.from({ length: 6 }, () => confirm(asked.id)));
  expect((await customer.call('GET /api/auth/me', {})).user.credits).toBe(55);
});

test('a refund of the running period ends plan and subscription, and takes its credits', async () => {
  const { customer, subscription } = await subscriber('pro');
  const { data } = await customer.call('GET /api/payments', {});
  const receipt = data.find(({ subscriptionId }) => subscriptionId === subscription.id);
  expect(receipt).toMatchObject({ kind: 'period', status: 'success', credits: 50, pack: 'pro' });
  const row = await operatorOf(cloud)({
    command: 'find',
    why: 'plan',
    email: customer.email,
  });
  expect(row).toMatchObject({ plan: 'pro', features: { restApi: 'subscription', widget: null } });
  await atPayPal(cloud, 'refund', { saleId: await saleOf(receipt?.id ?? '') });
  expect(await confirm(subscription.id)).toMatchObject({
    status: 'cancelled',
    endedAs: 'refunded',
    entitledUntil: null,
  });
  expect((await customer.call('GET /api/auth/me', {})).user).toMatchObject({ credits: 5, plan: 'free' });
});
