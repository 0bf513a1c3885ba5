import { control, guest, type Addresses } from './customer.ts';
import { atPayPal } from './payer.ts';

/** Somebody pays by a link that many may pay, agrees to it at PayPal, and does not come back. */
export const payByLinkAndLeave = async (addresses: Addresses, email: string): Promise<void> => {
  const asked = { command: 'pay-link', amount: '48.00', description: 'Informe', many: 'true', credits: 5, days: 300 };
  const made = await control(addresses, '/operators/clara/operate', { ...asked, email, why: 'paid by a link' });
  const { link: id } = made as { readonly link: string };
  const { approveUrl } = await guest(addresses)('POST /api/pay-links/{id}/payments', { params: { id }, body: {} });
  await atPayPal(addresses, 'approve', { url: approveUrl });
};
