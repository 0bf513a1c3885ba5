import { webhookLimits } from '#shared/validation/webhooks.ts';
import { plusHours } from '../time.ts';

/** What is kept of a secret, as far as its life goes. */
interface Kept {
  readonly expiresAt?: string | undefined;
}

/** The secrets that sign at a moment, newest first: one, or two while a rotation is under way. */
export const aliveAt = <K extends Kept>(secrets: readonly K[], now: string): K[] =>
  secrets.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);

interface Rotation {
  readonly now: string;
  readonly endsAtOnce: boolean;
}

/**
 * A new secret before the newest of those before, which signs beside it for another day unless it is to end at once. All
 * others end, so that never more than two sign.
 */
export const rotated = <K extends Kept>(
  before: readonly K[],
  fresh: K,
  { now, endsAtOnce }: Rotation,
): (K | (K & { readonly expiresAt: string }))[] => {
  const [newest] = endsAtOnce ? [] : aliveAt(before, now);
  if (!newest) return [fresh];
  return [fresh, { ...newest, expiresAt: newest.expiresAt ?? plusHours(now, webhookLimits.rotationHours) }];
};
