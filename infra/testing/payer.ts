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

/** Does something of which PayPal tells nobody. */
export const whilePayPalIsSilent = async <T>(cloud: Pick<Addresses, 'paypal'>, act: () => Promise<T>): Promise<T> => {
  await atPayPal(cloud, 'webhooks', { mode: 'drop' });
  try {
    return await act();
  } finally {
    await atPayPal(cloud, 'webhooks', { mode: 'normal' });
  }
};

/** PayPal's id of the order that a page is about. */
export const orderIn = (approveUrl: string | null): string => new URL(approveUrl ?? '').searchParams.get('token') ?? '';
