import type { PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { planAt, worksOn, type Tier } from './tier.ts';
import { shards, type UsagePlan } from './usage-plans.ts';

interface Row {
  readonly userId: string;
  readonly environment: Environment;
  readonly tiers: readonly Tier[];
  readonly gateway?: { readonly value: string; readonly tier: PlanName; readonly since: string } | undefined;
}

/** Which shared gateway key counts a request, or that the account's own does. */
export type UsageIdentifier =
  | { readonly own: string }
  | { readonly shared: Pick<UsagePlan, 'tier' | 'environment'>; readonly shard: number };

/** FNV-1a: spreads texts evenly, and nobody has to be unable to choose where. */
const spread = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
};

/** Customers are spread over the shared ones by chance, and each stays with one. */
const shardOf = (userId: string): number => (spread(userId) >>> 8) % shards.length;

/**
 * By which gateway key a request is throttled and counted: the account's own where it belongs to the plan of the moment, and
 * the gateway knows it by now; else a shared one. A key whose plan includes no production any more goes by the sandbox,
 * because the function is to refuse it in words.
 */
export const usageIdentifierOf = ({ userId, environment, tiers, gateway }: Row, now: string): UsageIdentifier => {
  const tier = planAt(tiers, now);
  if (environment === 'production' && gateway?.tier === tier && gateway.since <= now) return { own: gateway.value };
  const shared = { tier, environment: worksOn(environment, tier) ? environment : 'sandbox' } as const;
  return { shared, shard: shardOf(userId) };
};
