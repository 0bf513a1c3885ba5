import { type Addresses, guest, signUp } from './customer.ts';
import { atPayPal } from './payer.ts';
import { someIdAt } from './refusals.ts';
import { newPayLink } from './paid-by-link.ts';

const unknown = (path: string, more: object = {}) => ({
  'errors.notFound': () => [{ ...someIdAt(path), ...more }],
});
const payments = unknown('/api/payments/');
const subscriptions = unknown('/api/subscriptions/');

/** The same key for what differs. */
const underOneKey = (bodies: readonly object[]) => ({
  'errors.idempotencyMismatch': () => bodies.map((body) => ({ body, headers: { 'idempotency-key': 'same' } })),
});

/** A link whose day is over. */
const closedLink = (cloud: Addresses): Promise<string> => newPayLink(cloud, { expires: '2020-01-01' });

/** Somebody who asked for a plan, and agreed to it or did not. */
const subscriber = async (cloud: Addresses, { agrees }: { readonly agrees: boolean }) => {
  const { call, token } = await signUp(cloud);
  const { id, approveUrl } = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  if (agrees) {
    await atPayPal(cloud, 'approve', { url: approveUrl });
    await guest(cloud)('POST /api/subscriptions/{id}/confirm', { params: { id } });
  }
  return { id, shown: { token: () => token } };
};

/** What provokes the refusals of payments, links and subscriptions, by operation. */
export const ofPayments = (cloud: Addresses) => ({
  createPayment: underOneKey([{ pack: 'basic' }, { pack: 'pro' }]),
  listPayments: { 'errors.invalidCursor': () => [{ query: 'cursor=forged' }] },
  getPayment: payments,
  capturePayment: payments,
  receiveWebhook: { 'errors.unprovenSignature': () => [{ body: { event_type: 'PAYMENT.CAPTURE.COMPLETED' } }] },
  getPayLink: unknown('/api/pay-links/'),
  payByLink: {
    ...unknown('/api/pay-links/', { body: {} }),
    'errors.payLinkClosed': async () => [{ params: { id: await closedLink(cloud) }, body: {} }],
  },
  createSubscription: {
    ...underOneKey([{ plan: 'basic' }, { plan: 'pro' }]),
    'errors.alreadyOnPlan': async () => {
      const { shown } = await subscriber(cloud, { agrees: true });
      return [{ body: { plan: 'basic' }, shown }];
    },
  },
  getSubscription: subscriptions,
  confirmSubscription: subscriptions,
  cancelSubscription: {
    ...subscriptions,
    'errors.notCancellable': async () => {
      const { id, shown } = await subscriber(cloud, { agrees: false });
      return [{ params: { id }, shown }];
    },
  },
});
