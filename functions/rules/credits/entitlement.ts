import { plans, type Entitlement, type PlanName } from '#shared/plans.ts';

interface Lot {
  readonly tier: PlanName;
  readonly source: string;
}

/** What a pack of credits never brings, whatever its tier. */
const bySubscriptionOnly: ReadonlySet<Entitlement> = new Set(['widget']);

/** Whether a live lot includes something: `live.some(grantsEntitlement('webhooks'))`. */
export const grantsEntitlement =
  (wanted: Entitlement) =>
  ({ tier, source }: Lot): boolean =>
    plans[tier].features[wanted] && (source === 'subscription' || !bySubscriptionOnly.has(wanted));
