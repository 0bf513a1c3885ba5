import type { PackName, PlanName } from '#shared/plans.ts';
import { plans } from '#shared/plans.ts';
import { moneyOf } from '#shared/contract/resources/money.ts';
import type { Subscription } from '../api/subscriptions.ts';
import type { OwnKey, Standing } from './standing.ts';

export const now = '2026-11-20T12:00:00.000Z';
export const periodEnd = '2026-12-13T09:00:00.000Z';

/** An active subscription in its first month. */
export const subscriptionTo = (plan: PackName, change: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_01kam5t7qx8c0000000000000a',
  subscriptionId: 'I-8XW4K2PVTN3L',
  plan,
  status: 'active',
  amount: moneyOf(plans[plan].monthly.priceUsd * 100),
  validations: plans[plan].monthly.validations,
  createdAt: '2026-11-13T09:00:00.000Z',
  startedAt: '2026-11-13T09:00:00.000Z',
  startsAt: null,
  activeTo: periodEnd,
  nextBillingAt: periodEnd,
  expiresAt: null,
  approveUrl: null,
  replaces: null,
  endedAs: null,
  failure: null,
  entitledUntil: '2026-12-27T09:00:00.000Z',
  totalPaid: moneyOf(plans[plan].monthly.priceUsd * 100),
  ...change,
});

export const lotOf = (
  source: 'free' | 'pack' | 'subscription',
  remaining: number,
  expiresAt = periodEnd,
  tier: PlanName = source === 'free' ? 'free' : 'pro',
) => ({
  source,
  tier,
  granted: 50,
  remaining,
  expiresAt,
});

export const creditsOf = (...lots: readonly ReturnType<typeof lotOf>[]): Standing['credits'] => ({
  balance: lots.reduce((sum, { remaining }) => sum + remaining, 0),
  state: 'available',
  expiresAt: lots.map(({ expiresAt }) => expiresAt).toSorted()[0] ?? null,
  daysLeft: 20,
  expired: 0,
  debt: 0,
  lots: [...lots],
});

export const keysOf = (production: number, sandbox: number, state: OwnKey['state'] = 'active'): OwnKey[] => [
  ...Array.from({ length: production }, () => ({ environment: 'production' as const, state })),
  ...Array.from({ length: sandbox }, () => ({ environment: 'sandbox' as const, state: 'active' as const })),
];

/** Nobody's subscriber with five free credits. */
export const free: Standing = {
  plan: 'free',
  current: null,
  upcoming: null,
  credits: creditsOf(lotOf('free', 5)),
  keys: [],
};

/** A subscriber with two keys of production, one of the sandbox and 38 of 50 credits. */
export const subscriber = (name: PackName, change: Partial<Standing> = {}): Standing => ({
  plan: name satisfies PlanName,
  current: subscriptionTo(name),
  upcoming: null,
  credits: creditsOf(lotOf('subscription', 38)),
  keys: keysOf(2, 1),
  ...change,
});
