import { createHmac } from 'node:crypto';
import { readsApiKeyPepper } from './grant.ts';
import { secret } from './secret.ts';
import { verb } from './verb.ts';

export const verbs = {
  /**
   * What is kept of an API secret. It is random, so nobody guesses it slowly; the key keeps who reads the table from
   * telling whether a secret found elsewhere is one of ours.
   */
  hash: verb([readsApiKeyPepper], async (text: string): Promise<string> =>
    createHmac('sha256', await secret('API_KEY_PEPPER_SECRET'))
      .update(text)
      .digest('hex'),
  ),
};
