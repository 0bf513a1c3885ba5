import { planNames, type PlanName } from '#shared/plans.ts';
import type { Credits } from '../api/account.ts';
import type { Subscription } from '../api/subscriptions.ts';

/** A key, as far as a change of plan concerns it. */
export interface OwnKey {
  readonly environment: 'sandbox' | 'production';
  readonly state: 'active' | 'inactive' | 'lapsed';
}

/** What an account has when it thinks about another plan. */
export interface Standing {
  /** What counts today, by a subscription or by a pack. */
  readonly plan: PlanName;
  readonly current: Subscription | null;
  readonly upcoming: Subscription | null;
  readonly credits: Credits;
  /** Null where nobody could read them. */
  readonly keys: readonly OwnKey[] | null;
}

export const rankOf = (plan: PlanName): number => planNames.indexOf(plan);
export const higherOf = (left: PlanName, right: PlanName): PlanName => (rankOf(left) < rankOf(right) ? right : left);

const renewing: readonly Subscription['status'][] = ['active', 'pastDue', 'suspended'];

/** Whether something may still be charged for it. */
export const renews = ({ status }: Subscription): boolean => renewing.includes(status);

/** What goes on to bring more than a plan does, whatever becomes of the subscription. */
export const lotsAbove = ({ lots }: Credits, plan: PlanName, at: string) =>
  lots.filter(({ tier, expiresAt }) => expiresAt > at && rankOf(tier) > rankOf(plan));

/** Whether all credits expire on one day, which then is the day of each. */
export const expireTogether = ({ lots }: Credits): boolean =>
  new Set(lots.filter(({ remaining }) => remaining > 0).map(({ expiresAt }) => expiresAt)).size < 2;
