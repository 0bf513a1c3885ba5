import { spendableOf } from '../../rules/credits/spendable.ts';
import { isLive, planOf, type WalletLot } from '../../rules/credits/wallet.ts';

/** The user as the dashboard keeps it: what it may spend and until when, nothing else about the person. */
export const userView = (email: string, lots: readonly WalletLot[], now: string) => {
  const { balance, expiresAt, state, daysLeft, expired } = spendableOf(lots, now);
  return {
    email,
    credits: balance,
    creditsState: state,
    creditsExpiration: expiresAt,
    creditsDaysLeft: daysLeft,
    creditsExpired: expired,
    plan: planOf(lots.filter(isLive(now))),
  };
};
