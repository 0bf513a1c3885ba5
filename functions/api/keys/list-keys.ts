import { listKeys as contract } from '#shared/contract/app/keys.ts';
import { keyLimits, plans } from '#shared/plans.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { planOf } from '../../rules/credits/wallet.ts';
import { keyView } from './key-view.ts';

export const listKeys = implement(contract)
  .needing('keyring.find', 'ownKeys.list', 'credits.live', 'clock.now')
  .by(async ({ caller: { userId } }, { keyring, ownKeys, credits, clock }) => {
    const now = clock.now();
    const [{ keyIds = {} }, lots] = await Promise.all([keyring.find(userId), credits.live(userId, now)]);
    const [keys, plan] = [await ownKeys.list(userId, Object.values(keyIds)), planOf(lots)];
    return {
      data: keys.map((key) => keyView(key, plan, now)),
      limits: { ...plans[plan].keys, perMinute: keyLimits.perMinute },
    };
  });

export const handler = await http(listKeys);
