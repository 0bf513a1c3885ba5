import { planNames, plans, type PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';

/** Until when an account has a plan. */
export interface Tier {
  readonly tier: PlanName;
  readonly until: string;
}

interface Lot extends Pick<Tier, 'tier'> {
  readonly expiresAt: string;
}

/** What live lots lift an account to, a line each plan, with the end of the last of its lots. */
export const tiersOf = (liveLots: readonly Lot[]): Tier[] =>
  planNames.flatMap((tier) => {
    const until = liveLots
      .filter((lot) => lot.tier === tier)
      .map(({ expiresAt }) => expiresAt)
      .toSorted()
      .at(-1);
    return until === undefined ? [] : [{ tier, until }];
  });

/** The highest plan that is not over; so a lapse takes effect in the very request. */
export const planAt = (tiers: readonly Tier[], now: string): PlanName =>
  planNames.findLast((name) => tiers.some(({ tier, until }) => tier === name && until > now)) ?? 'free';

/** Whether keys of an environment work on a plan. */
export const worksOn = (environment: Environment, plan: PlanName): boolean =>
  environment === 'sandbox' || plans[plan].keys.production;
