import { env, readsSupportAddress } from '../grant.ts';
import { verb } from '../verb.ts';

export const verbs = {
  /** The mailbox in which people read what customers write. */
  address: verb([readsSupportAddress], (): string => env('SUPPORT_ADDRESS')),
};
