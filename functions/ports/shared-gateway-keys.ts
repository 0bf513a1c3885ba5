import { sharedValue, type UsagePlan } from '../rules/keys/usage-plans.ts';
import { env, readsStageName } from './grant.ts';
import { verb } from './verb.ts';

export const verbs = {
  /** The value of one that the templates made. */
  valueOf: verb([readsStageName], (plan: Pick<UsagePlan, 'tier' | 'environment'>, shard: number): string =>
    sharedValue(env('STAGE_NAME'), plan, shard),
  ),
};
