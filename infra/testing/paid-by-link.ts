import { control, guest, type Addresses } from './customer.ts';
import { atPayPal } from './payer.ts';

/** Somebody is asked to pay by a link. */
const openFor = async (addresses: Addresses, more: object) => {
  const asked = { command: 'pay-link', amount: '48.00', description: 'Informe', ...more };
  const made = await control(addresses, '/operators/clara/operate', { ...asked, why: 'paid by a link' });
  const { link: id } = made as { readonly link: string };
  return guest(addresses)('POST /api/pay-links/{id}/payments', { params: { id }, body: {} });
};

/** By one that is paid once, and buys no credits. */
export const openByLink = (addresses: Addresses) => openFor(addresses, {});

/** Somebody pays by a link that many may pay, agrees to it at PayPal, and does not come back. */
export const payByLinkAndLeave = async (addresses: Addresses, email: string): Promise<void> => {
  const { approveUrl } = await openFor(addresses, { email, many: 'true', credits: 5, days: 300 });
  await atPayPal(addresses, 'approve', { url: approveUrl });
};
