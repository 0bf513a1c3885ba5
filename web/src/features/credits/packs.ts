import { plans, type Plan } from '#shared/plans.ts';

const sold = ['basic', 'pro', 'enterprise'] as const;

export type PackName = (typeof sold)[number];

export interface Pack extends Pick<Plan, 'keys' | 'features'> {
  readonly name: PackName;
  readonly credits: number;
  readonly priceUsd: number;
  readonly validDays: number;
}

/** The packs an account can buy once, as `shared/plans.ts` prices them. */
export const packs: readonly Pack[] = sold.map((name) => {
  const { pack, keys, features }: Plan = plans[name];
  return { name, ...pack, keys, features };
});
