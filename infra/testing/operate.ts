import type { Addresses } from './customer.ts';

/** An operator of the product at these addresses: `operate({ command: 'tickets' })`. */
export const operatorOf =
  ({ control }: Addresses, name = 'clara') =>
  async (event: object): Promise<Record<string, unknown>> => {
    const body = JSON.stringify({ why: 'reads support', ...event });
    const response = await fetch(`${control}/operators/${name}/operate`, { method: 'POST', body });
    return (await response.json()) as Record<string, unknown>;
  };

/** What support reads of tickets, newest first. */
export const ticketsOf = async (cloud: Addresses, wanted: object = {}) => {
  const { tickets } = await operatorOf(cloud)({ command: 'tickets', limit: 100, ...wanted });
  return tickets as readonly Readonly<Record<string, unknown>>[];
};
