import { packNames, plans, type PackName } from '#shared/plans.ts';

/** What a month of a plan costs, in cents, and the credits that it brings. */
export const termsOf = (plan: PackName) => {
  const { priceUsd, validations } = plans[plan].monthly;
  return { cents: priceUsd * 100, credits: validations };
};

/** Whether a plan stands above another. */
export const isAbove = (one: PackName, other: PackName): boolean => packNames.indexOf(one) > packNames.indexOf(other);
