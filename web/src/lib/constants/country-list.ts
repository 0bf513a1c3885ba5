import type { Country } from './listed.ts';
import { fallbackCountries } from './fallback-countries.ts';

const places = new Map(fallbackCountries.map(({ code }, place) => [code, place]));
const placeOf = ({ code }: Country) => places.get(code) ?? places.size;

/**
 * The countries of the form: those the server offers in the order of the specification, any others after them, and last
 * those still to come. Each is named as `nameOf` does, for the list that stands in for the server's speaks Spanish only.
 */
export const listed = (offered: readonly Country[], nameOf: (code: string) => string | undefined): Country[] => {
  const known = new Set(offered.map(({ code }) => code));
  const toCome = fallbackCountries.filter(({ code, available }) => !available && !known.has(code));
  return [...offered, ...toCome]
    .map((country) => ({ ...country, name: nameOf(country.code) ?? country.name }))
    .toSorted((a, b) => Number(b.available) - Number(a.available) || placeOf(a) - placeOf(b));
};
