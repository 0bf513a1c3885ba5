import type { Payee } from '../api/payees.ts';

/** How a saving is taken back: what was there before it stays. */
export type Undo = { readonly what: 'delete' } | { readonly what: 'removeAccount'; readonly account: string };

/**
 * Saving makes a payee, adds an account to one, or finds it all there already: then there is nothing to take back. An
 * account that the payee learned of by itself is not taken away: its warning would go with it.
 */
export const undoOf = ({ accounts, events }: Payee, validationId: string): Undo | undefined => {
  const [last, ...earlier] = events;
  if (last?.what !== 'saved') return undefined;
  if (earlier.length === 0) return accounts.length <= 1 ? { what: 'delete' } : undefined;
  const added = accounts.find(({ id, ...one }) => one.validationId === validationId && id === last.accountId);
  return added && { what: 'removeAccount', account: added.id };
};
