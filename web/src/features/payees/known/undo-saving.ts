import type { Payee } from '../api/payees.ts';

/** How a saving is taken back: what was there before it stays. */
export type Undo = { readonly what: 'delete' } | { readonly what: 'removeAccount'; readonly account: string };

/** Saving makes a payee, adds an account to one, or finds it all there already: then there is nothing to take back. */
export const undoOf = ({ accounts, events }: Payee, validationId: string): Undo | undefined => {
  const [last, ...earlier] = events;
  if (last?.what !== 'saved' && last?.what !== 'otherAccount') return undefined;
  if (accounts.length <= 1) return last.what === 'saved' && earlier.length === 0 ? { what: 'delete' } : undefined;
  const added = accounts.find(({ id, ...one }) => one.validationId === validationId && id === last.accountId);
  return added && { what: 'removeAccount', account: added.id };
};
