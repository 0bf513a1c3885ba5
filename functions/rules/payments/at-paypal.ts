import { currency, moneyOf } from '#shared/contract/resources/money.ts';
import { plans, type PackName } from '#shared/plans.ts';

/** How payers know us on PayPal's pages; the name of our product there, too. */
export const brand = 'CuentaClara';

/** A plan's price is never changed at PayPal: another price is another plan, and who agreed to the old one keeps it. */
export const planNameAt = (name: PackName): string =>
  `${brand} ${name} ${moneyOf(plans[name].monthly.priceUsd * 100).value} ${currency} monthly`;
