import { createHmac } from 'node:crypto';
import { readsAttemptKey } from './grant.ts';
import { secret } from './secret.ts';
import { verb } from './verb.ts';

/** 132 bits, and 48 for who is only told apart from a few others. */
const lengths = { whole: 22, short: 8 } as const;

export const verbs = {
  /**
   * Names for what was tried, in this order: the same for the same texts within one window, another in the next, and for
   * nobody to guess at who has the table alone.
   */
  of: verb(
    [readsAttemptKey],
    async (window: string, texts: readonly string[], length: keyof typeof lengths): Promise<readonly string[]> => {
      const key = await secret('ATTEMPT_SECRET');
      return texts.map((text) =>
        createHmac('sha256', key)
          .update(JSON.stringify([window, text]))
          .digest('base64url')
          .slice(0, lengths[length]),
      );
    },
  ),
};
