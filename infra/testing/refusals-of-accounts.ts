import { clabes } from './accounts.ts';
import { goodPassword, newEmail } from './customer.ts';

/** All that somebody may say of themselves. */
export const person = (changes: object = {}) => ({
  email: newEmail(),
  currentPassword: goodPassword,
  password: goodPassword,
  confirmPassword: goodPassword,
  token: 'x'.repeat(43),
  ...changes,
});

export const account = (changes: object = {}) => ({ country: 'MX', accountNumber: clabes.company, ...changes });
export const sandbox = (changes: object = {}) => account({ environment: 'sandbox', ...changes });

/** What provokes the refusals of whoever chooses a password. */
export const choosing = {
  'errors.weakPassword': () => [{ body: person({ password: 'x', confirmPassword: 'x' }) }],
  'errors.commonPassword': () => [{ body: person({ password: 'Password1!', confirmPassword: 'Password1!' }) }],
  'errors.personalPassword': () => [{ body: person({ password: 'Cuentaclara1!', confirmPassword: 'Cuentaclara1!' }) }],
  'errors.passwordsDoNotMatch': () => [{ body: person({ confirmPassword: 'Otra-clave-2026' }) }],
};

export const invalidToken = { 'errors.invalidToken': () => [{ body: person() }] };

/** Of an account without one. */
const none = { 'errors.noSecondFactor': () => [{ body: person({ code: '123456' }) }] };
export const ofSecondFactors = {
  confirmSecondFactor: none,
  removeSecondFactor: none,
  renewRecoveryCodes: none,
};
