import type { Login } from '../store/accounts/failed-logins.ts';
import { hashOf } from '../proof.ts';

/** What failures are counted by: the e-mail, and the e-mail at the address that tries it. */
export const loginOf = (email: string, from: string, browser?: string): Login => ({
  email: hashOf(email),
  place: hashOf(`${email} ${from}`),
  browser,
});
