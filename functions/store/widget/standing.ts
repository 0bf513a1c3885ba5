import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { lotsIn } from '../credits/credits.ts';
import { runningIn } from '../credits/holdings.ts';
import { apiKeys } from '../keys/api-key.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { settingsIn, type Settings } from './settings.ts';

/** What decides whether sessions of a key may go on, as it stands at this moment. */
export interface Standing {
  readonly settings: Settings;
  readonly isKeyActive: boolean;
  readonly lots: ReturnType<typeof lotsIn>;
  readonly subscriptions: ReturnType<typeof runningIn>;
}

/** One read of three rows. A key that was deleted is none that is active. */
const read = async (userId: string, keyId: string): Promise<Standing> => {
  const wanted = [keys.widget(userId), keys.wallet(userId), keys.apiKey(keyId)] as const;
  const found = await batchGet(wanted);
  const itemAt = ({ pk, sk }: { readonly pk: string; readonly sk: string }): Item | undefined =>
    found.find((item) => item['pk'] === pk && item['sk'] === sk);
  const [settings, wallet, key] = [itemAt(wanted[0]), itemAt(wanted[1]), itemAt(wanted[2])];
  return {
    settings: settingsIn(settings),
    isKeyActive: apiKeys.one(key)?.active ?? false,
    lots: lotsIn(wallet),
    subscriptions: runningIn(wallet),
  };
};

export const verbs = { read: verb([onTable('BatchGetItem').of(keys.widget, keys.wallet, keys.apiKey)], read) };
