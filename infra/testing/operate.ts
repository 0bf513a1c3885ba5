import { control } from './control.ts';
import { type Addresses } from './customer.ts';

/** An operator of the product at these addresses: `operate({ command: 'tickets' })`. What breaks off, fails. */
export const operatorOf =
  (cloud: Addresses, name = 'clara') =>
  async <A = Readonly<Record<string, unknown>>>(event: object): Promise<A> =>
    (await control(cloud, `/operators/${name}/operate`, { why: 'tests', ...event })) as A;

/** What support reads of tickets, newest first. */
export const ticketsOf = async (cloud: Addresses, wanted: object = {}) => {
  const { tickets } = await operatorOf(cloud)({ command: 'tickets', limit: 100, ...wanted });
  return tickets as readonly Readonly<Record<string, unknown>>[];
};
