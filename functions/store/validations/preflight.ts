import type { AccountActivity } from '../../rules/risk/account-activity.ts';
import type { AskedOfLate } from '../../rules/bank/asked-of-late.ts';
import { onTable, opensDataKeys } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { batchGet } from '../table/batch-get.ts';
import type { KnownBy } from '../../rules/payees/known-by.ts';
import { knownByIn } from '../payees/known-by.ts';
import { askedIn, liveLotsIn, type Lot } from '../credits/credits.ts';
import { isWanted, learn } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import { activityIn } from './account-activity.ts';

/** What a validation begins from. */
export interface Preflight {
  readonly liveLots: readonly Lot[];
  readonly activity: AccountActivity;
  readonly asked: AskedOfLate | undefined;
  /** What the customer's own payees tell, in the order of what was looked for. */
  readonly known: readonly KnownBy[];
}

/** Whose credits, which account, and by which pseudonyms the customer's payees are looked for. */
interface Looking {
  readonly userId: string;
  readonly account: string;
  readonly sought: readonly string[];
  /** Nothing is to be told of the wallet: it is not read. */
  readonly isInBlock?: boolean;
}

type Key = Readonly<Record<'pk' | 'sk', string>>;

export const verbs = {
  /** All in one call: the customer's credits, what was seen of the account, and which of the customer's payees have it. */
  read: verb(
    [onTable('BatchGetItem').of(keys.wallet, keys.accountActivity, keys.payeeBy, keys.dataKey), opensDataKeys],
    async ({ userId, account, sought, isInBlock = false }: Looking, now: string): Promise<Preflight> => {
      const [wallet, enquiry] = [keys.wallet(userId), keys.accountActivity(account)];
      const payees = sought.map((pseudonym) => keys.payeeBy(userId, pseudonym));
      const dataKey = isWanted(userId) ? [keys.dataKey(userId)] : [];
      const items = await batchGet([...(isInBlock ? [] : [wallet]), enquiry, ...payees, ...dataKey]);
      const at = ({ pk, sk }: Key) => items.find((item) => item['pk'] === pk && item['sk'] === sk);
      // Whoever writes the answer down seals it, and need not read the key by itself.
      for (const key of dataKey) learn(userId, at(key));
      return {
        liveLots: liveLotsIn(at(wallet), now),
        activity: activityIn(at(enquiry)),
        asked: askedIn(at(wallet)),
        known: await Promise.all(payees.map((payee) => knownByIn(userId, at(payee)))),
      };
    },
  ),
};
