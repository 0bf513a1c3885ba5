import { plans, type PackName } from '#shared/plans.ts';

export interface Comparison {
  readonly pack: number;
  readonly monthly: number;
}

const daysOfMonth = 30;

/** What one validation costs where all of them are used. */
export const priceOfEach = (name: PackName): Comparison => {
  const { pack, monthly } = plans[name];
  return { pack: pack.priceUsd / pack.credits, monthly: monthly.priceUsd / monthly.validations };
};

/**
 * What a month of so many validations costs. A pack lasts until it is used up or expires, whichever comes first; what a
 * monthly plan does not cover is bought in packs beside it.
 */
export const monthFor = (name: PackName, used: number): Comparison => {
  const { pack, monthly } = plans[name];
  const packsAMonth = Math.max(used / pack.credits, daysOfMonth / pack.validDays);
  const beyond = Math.max(0, used - monthly.validations);
  return {
    pack: pack.priceUsd * packsAMonth,
    monthly: monthly.priceUsd + beyond * priceOfEach(name).pack,
  };
};

/** Which of the two is cheaper at that pace. */
export const cheaperFor = (name: PackName, used: number): keyof Comparison => {
  const { pack, monthly } = monthFor(name, used);
  return monthly <= pack ? 'monthly' : 'pack';
};
