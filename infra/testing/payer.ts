import * as z from 'zod';
import type { Addresses } from './customer.ts';

type PayPalAt = Pick<Addresses, 'paypal'>;

/** What happens at PayPal, outside our product: what payers, merchants and banks do there. */
export const atPayPal = async ({ paypal }: PayPalAt, what: string, body: object): Promise<unknown> => {
  const response = await fetch(`${paypal}/control/${what}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** The payer agrees on PayPal's page; gives where PayPal leads back to. */
export const approve = async (paypal: PayPalAt, { approveUrl: url }: { readonly approveUrl: string | null }) =>
  z.object({ returnUrl: z.url() }).parse(await atPayPal(paypal, 'approve', { url })).returnUrl;
