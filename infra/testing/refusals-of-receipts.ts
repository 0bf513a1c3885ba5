import { receiptsAtMost } from '#shared/validation/receipts.ts';
import { type Addresses, signUp } from './customer.ts';
import { someIdAt } from './refusals.ts';

/** A customer with an answer of the sandbox, by the two digits that say which. */
const answered = async (cloud: Addresses, digits: string) => {
  const { call, token } = await signUp(cloud);
  const accountNumber = `9997000000000000${digits}`;
  const { id } = await call('POST /api/validations', {
    body: { country: 'MX', accountNumber, environment: 'sandbox' },
  });
  return { params: { id }, body: {}, shown: { token: () => token } };
};

const unknown = { 'errors.notFound': () => [someIdAt('/api/receipts/')] };

/** What provokes the refusals of receipts, by operation. */
export const ofReceipts = (cloud: Addresses) => ({
  createReceipt: {
    'errors.notFound': () => [{ ...someIdAt('/api/validations/'), body: {} }],
    'errors.noAnswerYet': async () => [await answered(cloud, '31')],
    'errors.tooManyReceipts': async () => {
      const asked = await answered(cloud, '01');
      return Array.from({ length: receiptsAtMost + 1 }, () => asked);
    },
  },
  listReceipts: { 'errors.notFound': () => [someIdAt('/api/validations/')] },
  getReceipt: unknown,
  revokeReceipt: unknown,
});
