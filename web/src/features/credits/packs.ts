import { packNames, plans, type PackName, type Plan } from '#shared/plans.ts';

export interface Pack extends Pick<Plan, 'keys' | 'features'> {
  readonly name: PackName;
  readonly credits: number;
  readonly priceUsd: number;
  readonly validDays: number;
}

export const packNamed = (name: PackName): Pack => {
  const { pack, keys, features }: Plan = plans[name];
  return { name, ...pack, keys, features };
};

/** The packs an account can buy once, as `shared/plans.ts` prices them. */
export const packs: readonly Pack[] = packNames.map(packNamed);

/** The pack an address names, or the middle one. */
export const packWanted = (name: string | null): PackName => packNames.find((known) => known === name) ?? 'pro';
