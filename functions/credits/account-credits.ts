import { shown } from '#shared/contract/shown.ts';
import { lotSources } from '#shared/validation/credits.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { debtOf } from '../rules/credits/pay-debts.ts';
import { spendableOf } from '../rules/credits/spendable.ts';
import { isLive } from '../rules/credits/wallet.ts';

export const creditsPorts = ['holdings.find', 'clock.now'] as const satisfies readonly PortName[];

/** What an account can spend, the live lots behind it, and what it owes. */
export const creditsOf = async ({ holdings, clock }: PortsOf<(typeof creditsPorts)[number]>, userId: string) => {
  const [{ lots, debts }, now] = [await holdings.find(userId), clock.now()];
  const live = lots.filter(isLive(now));
  return {
    ...spendableOf(lots, now),
    debt: debtOf(debts),
    lots: live.map((lot) => ({ ...lot, source: shown(lotSources, lot.source) })),
  };
};
