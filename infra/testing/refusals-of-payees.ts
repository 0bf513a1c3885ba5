import { someIdAt } from './refusals.ts';

const cursor = { 'errors.invalidCursor': () => [{ query: 'cursor=forged' }] };
const found = { 'errors.invalidCursor': () => [{ body: { cursor: 'forged' } }] };
const nobody = someIdAt('/api/payees/');

/** What provokes the refusals of payees, by operation. Bodies of two kinds go as they are written. */
export const ofPayees = {
  listPayees: cursor,
  exportPayees: cursor,
  searchPayees: found,
  exportFoundPayees: found,
  createPayee: {
    'errors.notFound': () => [{ body: JSON.stringify({ validationId: `val_${'0'.repeat(26)}` }) }],
    'errors.invalidAccount': () => [
      { body: JSON.stringify({ name: 'Acme', country: 'MX', accountNumber: '032180000118359710' }) },
    ],
  },
  getPayee: { 'errors.notFound': () => [nobody] },
  changePayee: { 'errors.notFound': () => [{ ...nobody, body: {} }] },
  deletePayee: { 'errors.notFound': () => [nobody] },
  recognizePayee: {
    'errors.invalidAccount': () => [{ body: { country: 'MX', accountNumber: '032180000118359710' } }],
  },
} as const;
