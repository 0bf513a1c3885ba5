import { listKeys as contract } from '#shared/contract/app/keys.ts';
import { keyLimits, plans } from '#shared/plans.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { entitlementsOf } from '../../rules/credits/entitlement.ts';
import { keyView } from './key-view.ts';

export const listKeys = implement(contract)
  .needing('keyring.find', 'ownKeys.list', 'holdings.find', 'clock.now')
  .by(async ({ caller: { userId } }, { keyring, ownKeys, holdings, clock }) => {
    const now = clock.now();
    const [{ keyIds }, held] = await Promise.all([keyring.find(userId), holdings.find(userId)]);
    const owner = entitlementsOf(held, now);
    const keys = await ownKeys.list(userId, Object.values(keyIds));
    return {
      data: keys.map((key) => keyView(key, owner, now)),
      limits: { ...plans[owner.plan].keys, perMinute: keyLimits.perMinute },
    };
  });

export const handler = await http(listKeys);
