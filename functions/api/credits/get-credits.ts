import { getCredits as contract } from '#shared/contract/app/credits.ts';
import { lotSources } from '#shared/validation/credits.ts';
import { shown } from '#shared/contract/shown.ts';
import { spendableOf } from '../../rules/credits/spendable.ts';
import { isLive } from '../../rules/credits/wallet.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getCredits = implement(contract)
  .needing('credits.all', 'clock.now')
  .by(async ({ caller }, { credits, clock }) => {
    const [lots, now] = [await credits.all(caller.userId), clock.now()];
    const live = lots.filter(isLive(now));
    return { ...spendableOf(lots, now), lots: live.map((lot) => ({ ...lot, source: shown(lotSources, lot.source) })) };
  });

export const handler = await http(getCredits);
