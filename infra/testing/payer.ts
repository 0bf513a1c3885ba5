import type { Addresses } from './customer.ts';

/** What tools may do at the simulated PayPal. */
export const atPayPal = async <T = { readonly returnUrl: string }>(
  { paypal }: Pick<Addresses, 'paypal'>,
  path: string,
  body: object,
): Promise<T> => {
  const response = await fetch(`${paypal}/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

/** PayPal's id of the order that a page is about. */
export const orderIn = (approveUrl: string | null): string => new URL(approveUrl ?? '').searchParams.get('token') ?? '';
