import type { Receipt } from '../store/receipts/receipts.ts';

type Listed = Pick<Receipt, 'id' | 'full' | 'createdAt' | 'expiresAt' | 'revokedAt'>;

/** A receipt as its owner sees it, with the link to give away. */
export const ownView = ({ id, full, createdAt, expiresAt, revokedAt }: Listed, dashboard: string) => ({
  id,
  url: `${dashboard}/r/${id}`,
  full,
  createdAt,
  expiresAt,
  revokedAt: revokedAt ?? null,
});
