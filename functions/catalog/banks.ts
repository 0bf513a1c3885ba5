import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';

/** Those that accounts can be at today. */
export const banksOf = async (country: CountryCode) => {
  const { pack } = await loadCountry(country);
  return pack.banks.banks
    .filter(({ status }) => status !== 'historical')
    .map(({ code, name, shortName, aliases, askable }) => ({ code, name, shortName, aliases: [...aliases], askable }));
};
