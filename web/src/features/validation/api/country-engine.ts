import { queryOptions } from '@tanstack/react-query';
import { countries as engines } from '#shared/engine/countries/index.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';

export const isJudged = (code: string): code is CountryCode => code in engines;

/** The engine of one country: a file of the build, fetched when first needed. */
export const engineOf = (code: CountryCode) =>
  queryOptions({
    queryKey: ['engine', code],
    queryFn: () => loadCountry(code),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
