import { getCredits as contract } from '#shared/contract/credits.ts';
import { balanceOf } from '../domain/wallet.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';

export const getCredits = implement(contract)
  .needing('credits.live', 'clock.now')
  .by(async ({ caller }, { credits, clock }) => {
    const lots = await credits.live(caller.userId, clock.now());
    return { ...balanceOf(lots), lots };
  });

export const handler = await http(getCredits);
