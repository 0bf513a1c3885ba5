import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { control } from '../../../infra/testing/control.ts';
import { guest, mailsTo, refusal, signUp } from '../../../infra/testing/customer.ts';
import { atPayPal, orderIn } from '../../../infra/testing/payer.ts';
import { plans } from '#shared/plans.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const buying = async (body: { pack: 'basic' | 'pro' | 'enterprise'; method?: 'paypal' | 'card' } = { pack: 'pro' }) => {
  const customer = await signUp(cloud);
  const payment = await customer.call('POST /api/payments', { body });
  const { id } = payment;
  return {
    ...customer,
    payment,
    url: payment.approveUrl ?? '',
    capture: () => guest(cloud)('POST /api/payments/{id}/capture', { params: { id } }),
    show: () => guest(cloud)('GET /api/payments/{id}', { params: { id } }),
    balance: async () => (await customer.call('GET /api/credits', {})).balance,
  };
};

test('who pays by PayPal has the credits at once, a receipt on screen, in the list and by mail', async () => {
  const { payment, url, capture, call, balance, email } = await buying();
  expect(payment).toMatchObject({
    status: 'pending',
    kind: 'pack',
    pack: 'pro',
    credits: 50,
    amount: { value: '75.00', currency: 'USD' },
    receipt: null,
    paidAt: null,
    approveUrl: expect.stringMatching(/\/checkoutnow\?token=[A-Z0-9]{17}$/) as unknown,
  });
  expect(await capture()).toMatchObject({ status: 'pending', approveUrl: url });
  const { returnUrl } = await atPayPal(cloud, 'approve', { url });
  expect(returnUrl).toContain(`${cloud.dashboard}/payment-success?payment=${payment.id}`);
  const paid = await capture();
  expect(paid).toMatchObject({
    id: payment.id,
    status: 'success',
    method: 'paypal',
    refunded: null,
    reason: null,
    approveUrl: null,
    receipt: expect.stringMatching(/^CC-\d{4}-[0-9A-Z]{8}$/) as unknown,
    paidAt: expect.any(String) as unknown,
  });
  expect(await balance()).toBe(plans.free.pack.credits + 50);
  expect((await call('GET /api/payments', {})).data).toMatchObject([
    { id: payment.id, status: 'success', subscriptionId: null },
  ]);
  await control(cloud, '/events/drain');
  const mails = await mailsTo(cloud, email);
  const [receipt, ...others] = mails.filter(({ subject }) => subject.includes(paid.receipt ?? '?'));
  expect(others).toEqual([]);
  expect(receipt?.text).toContain('50 créditos');
  expect(receipt?.text).toContain('75.00');
  expect(receipt?.text).toContain('impuestos no incluidos');
  expect(receipt?.text).toContain(`${cloud.dashboard}/receipts/${payment.id}`);
});

test('who pays by card has the credits, too', async () => {
  const { url, capture, balance } = await buying({ pack: 'basic', method: 'card' });
  await atPayPal(cloud, 'approve', { url, how: 'card' });
  expect(await capture()).toMatchObject({ status: 'success', method: 'card', credits: 10 });
  expect(await balance()).toBe(plans.free.pack.credits + 10);
});

test('means that are declined charge nothing, and the same payment can be paid by others', async () => {
  const { url, capture, balance, show } = await buying();
  await atPayPal(cloud, 'decline', { url });
  expect(await capture()).toMatchObject({
    status: 'declined',
    reason: 'INSTRUMENT_DECLINED',
    advice: 'payerCanRetry',
    approveUrl: url,
  });
  expect(await balance()).toBe(plans.free.pack.credits);
  await atPayPal(cloud, 'approve', { url });
  expect(await capture()).toMatchObject({ status: 'success', reason: null });
  expect(await show()).toMatchObject({ status: 'success', approveUrl: null });
  expect(await balance()).toBe(plans.free.pack.credits + 50);
});

test('who leaves PayPal without paying can come back to it', async () => {
  const { payment, url, capture } = await buying();
  const { returnUrl } = await atPayPal(cloud, 'abandon', { url });
  expect(returnUrl).toContain(`${cloud.dashboard}/payment-cancel?payment=${payment.id}`);
  expect(await capture()).toMatchObject({ status: 'pending', approveUrl: url });
});

test('money under review is shown so, and buys credits once PayPal agrees', async () => {
  const { url, capture, balance } = await buying();
  await atPayPal(cloud, 'review', { orderId: orderIn(url), outcome: 'pending' });
  await atPayPal(cloud, 'approve', { url });
  expect(await capture()).toMatchObject({ status: 'processing', reason: 'PENDING_REVIEW', approveUrl: null });
  expect(await balance()).toBe(plans.free.pack.credits);
  await atPayPal(cloud, 'review', { orderId: orderIn(url), outcome: 'approve' });
  expect(await capture()).toMatchObject({ status: 'success', reason: null });
  expect(await balance()).toBe(plans.free.pack.credits + 50);
});

test('twenty who ask at once, and PayPal’s own word, grant once', async () => {
  const { url, capture, balance, call } = await buying();
  await atPayPal(cloud, 'approve', { url });
  const all = await Promise.all(Array.from({ length: 20 }, capture));
  expect(new Set(all.map(({ status }) => status))).toContain('success');
  expect(await capture()).toMatchObject({ status: 'success' });
  expect(await balance()).toBe(plans.free.pack.credits + 50);
  const { data } = await call('GET /api/credits/movements', {});
  expect(data.filter(({ kind }) => kind === 'grant')).toHaveLength(2);
});

test('money that goes back takes its credits with it, by PayPal’s word alone, and a mail says so', async () => {
  const { url, capture, balance, show, email } = await buying();
  await atPayPal(cloud, 'approve', { url });
  await capture();
  await atPayPal(cloud, 'refund', { orderId: orderIn(url), amount: '30.00' });
  await control(cloud, '/events/drain');
  expect(await show()).toMatchObject({
    status: 'refunded',
    refunded: { value: '30.00', currency: 'USD' },
    creditsBack: { taken: 20, owed: 0, waiting: 0 },
  });
  expect(await balance()).toBe(plans.free.pack.credits + 30);
  const told = (await mailsTo(cloud, email)).filter(({ subject }) => subject.startsWith('Se devolvió'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('30.00');
});

test('who pays and never comes back has the credits by PayPal’s word alone', async () => {
  const { url, show, balance } = await buying();
  await atPayPal(cloud, 'approve', { url });
  await control(cloud, '/events/drain');
  expect(await show()).toMatchObject({ status: 'success' });
  expect(await balance()).toBe(plans.free.pack.credits + 50);
});

test('whoever holds the id sees the payment and nobody behind it; who does not finds nothing', async () => {
  const { show, payment, email } = await buying();
  const shown = JSON.stringify(await show());
  expect(shown).not.toContain('usr_');
  expect(shown).not.toContain(email);
  const id = `${payment.id.slice(0, -1)}${payment.id.endsWith('0') ? '1' : '0'}`;
  for (const path of ['GET /api/payments/{id}', 'POST /api/payments/{id}/capture'] as const)
    expect(await refusal(guest(cloud)(path, { params: { id } }))).toMatchObject({ status: 404 });
});

test('payments are listed newest first, page by page, to their owner alone', async () => {
  const { call, payment } = await buying();
  const second = await call('POST /api/payments', { body: { pack: 'basic' } });
  const first = await call('GET /api/payments', { query: { limit: 1 } });
  expect(first).toMatchObject({ data: [{ id: second.id }], hasMore: true });
  const next = await call('GET /api/payments', { query: { limit: 1, cursor: first.nextCursor ?? '' } });
  expect(next).toMatchObject({ data: [{ id: payment.id }] });
  const stranger = await signUp(cloud);
  expect((await stranger.call('GET /api/payments', {})).data).toEqual([]);
  const forged = stranger.call('GET /api/payments', { query: { limit: 1, cursor: first.nextCursor ?? '' } });
  expect(await refusal(forged)).toMatchObject({ error: 'errors.invalidCursor' });
});

test('a request that is repeated with its key begins one payment', async () => {
  const { call } = await signUp(cloud);
  const headers = { 'idempotency-key': randomUUID() };
  const begin = (pack: 'basic' | 'pro') => call('POST /api/payments', { body: { pack } }, { headers });
  const one = await begin('pro');
  expect(await begin('pro')).toEqual(one);
  expect(await refusal(begin('basic'))).toMatchObject({ status: 422, error: 'errors.idempotencyMismatch' });
  expect((await call('GET /api/payments', {})).data).toHaveLength(1);
});
