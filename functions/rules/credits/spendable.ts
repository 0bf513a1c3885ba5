import type { CreditState } from '#shared/validation/credits.ts';
import { dayMs } from '../time.ts';
import { balanceOf, isLive, lastOf, type Balance, type WalletLot } from './wallet.ts';

type Lots = readonly WalletLot[];

/** What a customer can spend and until when; where that is nothing, why. */
export interface Spendable extends Balance {
  readonly state: CreditState;
  /** Days (24 hours) until the first credits expire, a begun one counted: 1 in their last. */
  readonly daysLeft: number | null;
  /** How many credits ended unused; 0 while there are others, and where they were spent. */
  readonly expired: number;
}

/** What nobody used of the lot that died last; a lot that is alive lost nothing. */
const unusedOf = (lots: Lots, now: string): number => {
  const last = lastOf(lots);
  if (!last || isLive(now)(last)) return 0;
  return last.unused ?? last.remaining;
};

const daysUntil = (instant: string, now: string): number => Math.ceil((Date.parse(instant) - Date.parse(now)) / dayMs);

/** From all lots of a wallet, dead ones included. */
export const spendableOf = (lots: Lots, now: string): Spendable => {
  const { balance, expiresAt } = balanceOf(lots.filter(isLive(now)));
  const expired = balance > 0 ? 0 : unusedOf(lots, now);
  return {
    balance,
    expiresAt,
    state: balance > 0 ? 'available' : expired > 0 ? 'expired' : 'none',
    daysLeft: expiresAt === null ? null : daysUntil(expiresAt, now),
    expired,
  };
};
