import type { Change, Payee } from '../api/payees.ts';

/** The account that a change is about: the new one nobody confirmed, or the one of which the bank said something new. */
export const accusedIn = (
  { accounts, events }: Pick<Payee, 'accounts' | 'events'>,
  { what }: Pick<Change, 'what'>,
): string | undefined => {
  const named = events.find((event) => event.what === what && event.accountId !== null)?.accountId;
  const told = accounts.find(({ id }) => id === named)?.id;
  return what === 'otherAccount' ? (accounts.find(({ confirmed }) => !confirmed)?.id ?? told) : told;
};
