import { shown } from '#shared/contract/shown.ts';
import { lotSources } from '#shared/validation/credits.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { spendableOf } from '../rules/credits/spendable.ts';
import { isLive } from '../rules/credits/wallet.ts';

export const creditsPorts = ['credits.all', 'clock.now'] as const satisfies readonly PortName[];

/** What an account can spend, and the live lots behind it. */
export const creditsOf = async ({ credits, clock }: PortsOf<(typeof creditsPorts)[number]>, userId: string) => {
  const [lots, now] = [await credits.all(userId), clock.now()];
  const live = lots.filter(isLive(now));
  return { ...spendableOf(lots, now), lots: live.map((lot) => ({ ...lot, source: shown(lotSources, lot.source) })) };
};
