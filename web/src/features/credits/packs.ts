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

/** The smallest pack that brings as many credits; the largest where none does. */
export const packCovering = (credits: number): PackName =>
  (packs.find((pack) => pack.credits >= credits) ?? packs.at(-1))?.name ?? 'pro';

/** How often a pack has to be bought to bring as many credits. */
export const timesOf = ({ credits }: Pack, missing: number): number => Math.ceil(missing / credits);

/** The pack an address names, or the middle one. */
export const packWanted = (name: string | null): PackName => packNames.find((known) => known === name) ?? 'pro';
