import { expect, test, vi } from 'vitest';
import { plans } from '#shared/plans.ts';
import { guest, signUp } from '../../../infra/testing/customer.ts';
import { atPayPal, orderIn } from '../../../infra/testing/payer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const buying = async () => {
  const { call } = await signUp(cloud);
  const { id, approveUrl } = await call('POST /api/payments', { body: { pack: 'pro' } });
  return {
    id,
    url: approveUrl ?? '',
    show: () => guest(cloud)('GET /api/payments/{id}', { params: { id } }),
    balance: async () => (await call('GET /api/credits', {})).balance,
  };
};

/** PayPal tells by itself, and a queue goes on from there. */
const patience = { timeout: 20_000, interval: 100 };

test('who pays and never comes back to us has the credits: PayPal tells of it', async () => {
  const { url, show, balance } = await buying();
  await atPayPal(cloud, 'approve', { url });
  await vi.waitFor(async () => expect(await show()).toMatchObject({ status: 'success' }), patience);
  expect(await balance()).toBe(plans.free.pack.credits + 50);
});

test('whose money went back has no credits for it any more: PayPal tells of that, too', async () => {
  const { url, show, balance } = await buying();
  await atPayPal(cloud, 'approve', { url });
  await vi.waitFor(async () => expect(await show()).toMatchObject({ status: 'success' }), patience);
  await atPayPal(cloud, 'refund', { orderId: orderIn(url) });
  await vi.waitFor(async () => expect(await show()).toMatchObject({ status: 'refunded' }), patience);
  expect(await balance()).toBe(plans.free.pack.credits);
});

test.for([
  ['without a signature', {}],
  [
    'with one of somebody’s own',
    {
      'paypal-transmission-id': '8e1d1a34-0000-4000-8000-000000000000',
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': Buffer.alloc(256, 7).toString('base64'),
      'paypal-cert-url': `${cloud.paypal}/v1/notifications/certs/CERT-0`,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  ],
] as const)('nobody else tells of payments: %s', async ([, headers]) => {
  const { id, url, show } = await buying();
  const resource = { id: orderIn(url), purchase_units: [{ custom_id: id }] };
  const response = await fetch(`${cloud.appApi}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource }),
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: 'errors.unprovenSignature' });
  expect(await show()).toMatchObject({ status: 'pending' });
});
