import { guest, signUp, type Addresses } from './customer.ts';
import { atPayPal } from './payer.ts';
import { newPayLink } from './paid-by-link.ts';

/** Somebody who bought, is about to buy, subscribed, and was asked for money by a link. */
export const shop = async (addresses: Addresses) => {
  const visitor = guest(addresses);
  const customer = await signUp(addresses);
  const { call, email } = customer;
  const paid = await call('POST /api/payments', { body: { pack: 'basic' } });
  await atPayPal(addresses, 'approve', { url: paid.approveUrl });
  await visitor('POST /api/payments/{id}/capture', { params: { id: paid.id } });
  const open = await call('POST /api/payments', { body: { pack: 'pro' } });
  const subscription = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  await atPayPal(addresses, 'approve', { url: subscription.approveUrl });
  await visitor('POST /api/subscriptions/{id}/confirm', { params: { id: subscription.id } });
  const link = await newPayLink(addresses, { credits: 5, days: 5, email });
  return { customer, visitor, paid: paid.id, open: open.id, subscription: subscription.id, link };
};
