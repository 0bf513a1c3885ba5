import { getCredits as contract } from '#shared/contract/app/credits.ts';
import { lotSources } from '#shared/validation/credits.ts';
import { shown } from '#shared/contract/shown.ts';
import { balanceOf } from '../../rules/credits/wallet.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getCredits = implement(contract)
  .needing('credits.live', 'clock.now')
  .by(async ({ caller }, { credits, clock }) => {
    const lots = await credits.live(caller.userId, clock.now());
    return { ...balanceOf(lots), lots: lots.map((lot) => ({ ...lot, source: shown(lotSources, lot.source) })) };
  });

export const handler = await http(getCredits);
