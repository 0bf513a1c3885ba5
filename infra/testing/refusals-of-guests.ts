import { account, invalidToken } from './refusals-of-accounts.ts';

/** What provokes the refusals of what a guest may ask, by operation. */
export const ofGuests = {
  showRegistration: invalidToken,
  showReset: invalidToken,
  simulateValidation: { 'errors.invalidAccount': () => [{ body: account({ accountNumber: '1.23E+17' }) }] },
};
