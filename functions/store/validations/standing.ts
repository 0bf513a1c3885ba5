import type { Sightings } from '../../rules/risk/sightings.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { batchGet } from '../table/batch-get.ts';
import { liveLotsIn, type Lot } from '../credits/credits.ts';
import { keys } from '../table/keys.ts';
import { sightingsIn } from './sightings.ts';

/** What a validation begins from. */
export interface Standing {
  readonly liveLots: readonly Lot[];
  readonly sightings: Sightings;
}

export const verbs = {
  /** Both in one call: the customer's credits, and what was seen of the account. */
  find: verb([onTable('BatchGetItem')], async (userId: string, account: string, now: string): Promise<Standing> => {
    const [wallet, sighting] = [keys.wallet(userId), keys.sighting(account)];
    const items = await batchGet([wallet, sighting]);
    const at = ({ pk }: { pk: string }) => items.find((item) => item['pk'] === pk);
    return { liveLots: liveLotsIn(at(wallet), now), sightings: sightingsIn(at(sighting)) };
  }),
};
