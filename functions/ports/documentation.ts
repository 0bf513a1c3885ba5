import { env, readsPublicAddress } from './grant.ts';
import { verb } from './verb.ts';

export const verbs = {
  /** The site below which the documentation stands. */
  address: verb([readsPublicAddress], (): string => env('PUBLIC_ADDRESS')),
};
