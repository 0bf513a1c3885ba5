import { creditMails } from '#shared/plans.ts';
import { plusDays } from '../time.ts';
import { balanceOf } from './wallet.ts';

interface Lot {
  readonly remaining: number;
  readonly expiresAt: string;
}

export interface Due<L> {
  readonly kind: 'lowCredits' | 'expiringCredits';
  /** The lot that remembers that this was said. */
  readonly lot: L;
  readonly credits: number;
}

/**
 * What a customer with these live lots should be told. A low balance belongs to the lot that lasts longest: the next
 * lot, bought because of the mail, starts afresh.
 */
export const dueMails = <L extends Lot & Parameters<typeof balanceOf>[0][number]>(
  liveLots: readonly L[],
  now: string,
): Due<L>[] => {
  const { balance } = balanceOf(liveLots);
  const last = liveLots.at(-1);
  const soon = plusDays(now, creditMails.expiringDays);
  return [
    ...(last && balance <= creditMails.lowBalance
      ? [{ kind: 'lowCredits', lot: last, credits: balance } as const]
      : []),
    ...liveLots
      .filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt <= soon)
      .map((lot) => ({ kind: 'expiringCredits', lot, credits: lot.remaining }) as const),
  ];
};
