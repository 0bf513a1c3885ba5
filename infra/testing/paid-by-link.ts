import { guest, type Addresses } from './customer.ts';
import { atPayPal } from './payer.ts';
import { operatorOf } from './operate.ts';

/** What an operator asks somebody to pay: the id of the link. */
export const newPayLink = async (addresses: Addresses, more: object = {}): Promise<string> => {
  const asked = { command: 'pay-link', amount: '480.00', description: 'Informe', ...more };
  return (await operatorOf(addresses)<{ readonly link: string }>(asked)).link;
};

const openFor = async (addresses: Addresses, more: object) => {
  const id = await newPayLink(addresses, more);
  return guest(addresses)('POST /api/pay-links/{id}/payments', { params: { id }, body: {} });
};

/** By one that is paid once, and buys no credits. */
export const openByLink = (addresses: Addresses) => openFor(addresses, {});

/** Somebody pays by a link that many may pay, agrees to it at PayPal, and does not come back. */
export const payByLinkAndLeave = async (addresses: Addresses, email: string): Promise<void> => {
  const { approveUrl } = await openFor(addresses, { email, many: 'true', credits: 5, days: 300 });
  await atPayPal(addresses, 'approve', { url: approveUrl });
};
