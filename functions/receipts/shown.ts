import type { ReceiptState } from '#shared/validation/receipts.ts';
import { claimsIn } from '../rules/receipts/claims.ts';
import { stateOf } from '../rules/receipts/state.ts';
import type { Receipt } from '../store/receipts/receipts.ts';

/** What is told where nothing may be said of a receipt. */
export const nothingOf = (state: ReceiptState) => ({
  state,
  full: false,
  createdAt: null,
  expiresAt: null,
  revokedAt: null,
  statement: null,
  jws: null,
});

/** A receipt as whoever holds its link sees it: one that is over says only that, and since when. */
export const shownView = (receipt: Receipt & { readonly jws?: string }, now: string) => {
  const { id, full, createdAt, expiresAt, revokedAt, jws } = receipt;
  const state = stateOf(receipt, now);
  const over = { ...nothingOf(state), id, full, createdAt, expiresAt, revokedAt: revokedAt ?? null };
  if (state !== 'authentic') return over;
  // Written by a version that says more than this one reads.
  if (jws === undefined) return { ...over, state: 'unknown' as const };
  return { ...over, statement: claimsIn(jws).statement, jws };
};
