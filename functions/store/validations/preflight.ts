import type { AccountActivity } from '../../rules/risk/account-activity.ts';
import type { AskedOfLate } from '../../rules/bank/asked-of-late.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { batchGet } from '../table/batch-get.ts';
import { askedIn, liveLotsIn, type Lot } from '../credits/credits.ts';
import { keys } from '../table/keys.ts';
import { activityIn } from './account-activity.ts';

/** What a validation begins from. */
export interface Preflight {
  readonly liveLots: readonly Lot[];
  readonly activity: AccountActivity;
  readonly asked: AskedOfLate | undefined;
}

export const verbs = {
  /** Both in one call: the customer's credits, and what was seen of the account. */
  read: verb([onTable('BatchGetItem')], async (userId: string, account: string, now: string): Promise<Preflight> => {
    const [wallet, enquiry] = [keys.wallet(userId), keys.accountActivity(account)];
    const items = await batchGet([wallet, enquiry]);
    const at = ({ pk }: { pk: string }) => items.find((item) => item['pk'] === pk);
    return { liveLots: liveLotsIn(at(wallet), now), activity: activityIn(at(enquiry)), asked: askedIn(at(wallet)) };
  }),
};
