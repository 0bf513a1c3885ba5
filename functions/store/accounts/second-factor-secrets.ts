import { createHmac } from 'node:crypto';
import { readsApiKeyPepper } from '../../ports/grant.ts';
import { secret } from '../../ports/secret.ts';
import { verb } from '../../ports/verb.ts';
import { keyToSeal, opensSealed, sealsAndOpens } from '../sealing/data-keys.ts';
import { openedOne, sealedWith } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';

export const verbs = {
  /** As its row keeps it, under the customer's own key: it is gone with them. */
  seal: verb(sealsAndOpens, async (userId: string, text: string): Promise<Uint8Array> =>
    sealedWith(await keyToSeal(userId), keys.secondFactor(userId), 'sealed', { secret: text }),
  ),

  /** Nothing where it cannot be opened any more. */
  open: verb(opensSealed, async (userId: string, sealed: Uint8Array): Promise<string | undefined> => {
    const item = await openedOne(userId, { ...keys.secondFactor(userId), sealed });
    return typeof item?.['secret'] === 'string' ? item['secret'] : undefined;
  }),

  /** What is kept of a recovery code: nothing by which who reads the table could try codes. */
  hash: verb([readsApiKeyPepper], async (userId: string, code: string): Promise<string> =>
    createHmac('sha256', await secret('API_KEY_PEPPER_SECRET'))
      .update(JSON.stringify(['recovery', userId, code]))
      .digest('base64url'),
  ),
};
