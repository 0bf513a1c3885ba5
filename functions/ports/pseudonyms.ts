import { createHmac } from 'node:crypto';
import { readsPseudonymKey } from './grant.ts';
import { verb } from './verb.ts';
import { secret } from './secret.ts';

/** 120 bits: too many for two to meet by chance, few enough for sixteen of them in a kilobyte. */
const length = 20;

export const verbs = {
  /** A name for what must not be named: always the same, and not to be traced back without the key. */
  of: verb([readsPseudonymKey], async (...texts: readonly string[]): Promise<string> =>
    createHmac('sha256', await secret('PSEUDONYM_SECRET'))
      .update(JSON.stringify(texts))
      .digest('base64url')
      .slice(0, length),
  ),
};
