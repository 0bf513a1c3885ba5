import type { PayLinkState } from '#shared/validation/payments.ts';

interface Link {
  readonly withdrawnAt?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** What a link is at an instant. One that was paid stays so, whatever becomes of it later. */
export const linkStateOf = ({ withdrawnAt, expiresAt }: Link, isPaid: boolean, now: string): PayLinkState => {
  if (isPaid) return 'paid';
  if (withdrawnAt !== undefined) return 'withdrawn';
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'open';
};
