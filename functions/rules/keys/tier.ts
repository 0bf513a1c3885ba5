import { planNames, plans, type PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';

/** Until when an account has a plan. */
export interface Tier {
  readonly tier: PlanName;
  readonly until: string;
}

/** The highest plan that is not over; so a lapse takes effect in the very request. */
export const planAt = (tiers: readonly Tier[], now: string): PlanName =>
  planNames.findLast((name) => tiers.some(({ tier, until }) => tier === name && until > now)) ?? 'free';

/** Whether keys of an environment work on a plan. */
export const worksOn = (environment: Environment, plan: PlanName): boolean =>
  environment === 'sandbox' || plans[plan].keys.production;
