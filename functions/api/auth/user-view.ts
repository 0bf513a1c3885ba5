import { entitlementsOf, type Holdings } from '../../rules/credits/entitlement.ts';
import { debtOf } from '../../rules/credits/pay-debts.ts';
import { spendableOf } from '../../rules/credits/spendable.ts';
import type { WalletLot } from '../../rules/credits/wallet.ts';

interface Held extends Holdings {
  readonly lots: readonly WalletLot[];
  readonly debts: readonly { readonly owed: number }[];
}

/** The user as the dashboard keeps it: what it may spend and until when, nothing else about the person. */
export const userView = (email: string, held: Held, now: string) => {
  const { balance, expiresAt, state, daysLeft, expired } = spendableOf(held.lots, now);
  return {
    email,
    credits: balance,
    creditsState: state,
    creditsExpiration: expiresAt,
    creditsDaysLeft: daysLeft,
    creditsExpired: expired,
    debt: debtOf(held.debts),
    plan: entitlementsOf(held, now).plan,
  };
};
