import type { Customer } from './customer.ts';

/** The sandbox answers until one of the ids is of those after which search segments are written. */
export const untilSegmented = async ({ call }: Customer, drain: () => Promise<unknown>): Promise<void> => {
  const body = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
  for (let id = ''; !/[0g]$/.test(id);) ({ id } = await call('POST /api/validations', { body }));
  await drain();
};
