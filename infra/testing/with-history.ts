import { signUp, type Addresses, type Customer } from './customer.ts';

/** A customer with a history of sandbox answers, the odd ones about an account that does not exist. */
export const withHistory = async (cloud: Addresses, length: number): Promise<Customer> => {
  const customer = await signUp(cloud);
  for (let asked = 0; asked < length; asked++) {
    const accountNumber = `9997000000000000${asked % 2 === 0 ? '01' : '11'}`;
    await customer.call('POST /api/validations', { body: { country: 'MX', accountNumber, environment: 'sandbox' } });
  }
  return customer;
};
