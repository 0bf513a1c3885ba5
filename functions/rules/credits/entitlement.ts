import { planNames, plans, type Entitlement, type PlanName } from '#shared/plans.ts';
import { planAt, type Tier } from '../keys/tier.ts';
import { isLive } from './wallet.ts';

interface Lot {
  readonly tier: PlanName;
  readonly expiresAt: string;
  readonly endedAt?: string | undefined;
}

/** A subscription as the wallet of its owner says it: until when its plan counts. */
export interface Running {
  readonly plan: PlanName;
  readonly until: string;
}

/** What a wallet holds that lifts its owner, dead or alive. */
export interface Holdings {
  readonly lots: readonly Lot[];
  readonly subscriptions: readonly Running[];
}

/** Where a feature comes from: live credits of a plan, or a subscription to it. */
export type EntitlementSource = 'credits' | 'subscription';

export interface Entitlements {
  readonly plan: PlanName;
  /** Every plan that counts, with its end: by them a lapse takes effect in the very request. */
  readonly tiers: Tier[];
  readonly features: Readonly<Record<Entitlement, EntitlementSource | null>>;
}

/** What live credits never bring, whatever their plan. */
const bySubscriptionOnly: ReadonlySet<Entitlement> = new Set(['widget']);

const features = Object.keys(plans.free.features) as Entitlement[];

/** A line each plan, with the end of what lasts longest of it. */
const longestOf = (tiers: readonly Tier[]): Tier[] =>
  planNames.flatMap(
    (name) =>
      tiers
        .filter(({ tier }) => tier === name)
        .toSorted((one, other) => (one.until < other.until ? -1 : 1))
        .at(-1) ?? [],
  );

/**
 * What an account may do and where it has that from: the one function that plans, features, keys and limits are judged by.
 * The highest plan among live lots and subscriptions counts.
 */
export const entitlementsOf = ({ lots, subscriptions }: Holdings, now: string): Entitlements => {
  const byCredits = lots.filter(isLive(now)).map(({ tier, expiresAt }) => ({ tier, until: expiresAt }));
  const bySubscription = subscriptions
    .filter(({ until }) => until > now)
    .map(({ plan, until }) => ({ tier: plan, until }));
  const tiers = longestOf([...byCredits, ...bySubscription]);
  const sourceOf = (feature: Entitlement): EntitlementSource | null => {
    const brings = ({ tier }: Tier): boolean => plans[tier].features[feature];
    if (bySubscription.some(brings)) return 'subscription';
    return byCredits.some(brings) && !bySubscriptionOnly.has(feature) ? 'credits' : null;
  };
  const found = Object.fromEntries(features.map((feature) => [feature, sourceOf(feature)]));
  return { plan: planAt(tiers, now), tiers, features: found as Entitlements['features'] };
};
