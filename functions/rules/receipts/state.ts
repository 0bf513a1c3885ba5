import type { ReceiptState } from '#shared/validation/receipts.ts';

export interface Timed {
  readonly expiresAt: string;
  readonly revokedAt?: string | undefined;
}

/** Whether a receipt that was made still says what it said: its end is the first instant at which it does not. */
export const stateOf = ({ expiresAt, revokedAt }: Timed, now: string): ReceiptState => {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt <= now ? 'expired' : 'authentic';
};
