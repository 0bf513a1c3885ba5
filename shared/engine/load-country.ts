import { countries } from './countries/index.ts';
import { countryOf } from './country.ts';
import type { Country } from './country.ts';
import type { CountryCode } from './names.ts';

/** Not so of one that is spelled otherwise, or that only another version knows. */
export const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code);

/** The engine with one country; the others stay where they are, which keeps a browser's bundle small. */
export async function loadCountry(code: CountryCode): Promise<Country> {
  const { pack } = await countries[code]();
  return countryOf(pack);
}
