import { getCredits as contract } from '#shared/contract/app/credits.ts';
import { balanceOf } from '../../rules/credits/wallet.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getCredits = implement(contract)
  .needing('credits.live', 'clock.now')
  .by(async ({ caller }, { credits, clock }) => {
    const lots = await credits.live(caller.userId, clock.now());
    return { ...balanceOf(lots), lots };
  });

export const handler = await http(getCredits);
