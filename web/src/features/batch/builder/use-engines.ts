import { useQueries } from '@tanstack/react-query';
import type { Country } from '#shared/engine/country.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';

/** The engines of the countries in sight, as soon as they are there. */
export const useEngines = (codes: readonly CountryCode[]): ReadonlyMap<string, Country> =>
  useQueries({
    queries: codes.map((code) => ({
      queryKey: ['engine', code],
      queryFn: () => loadCountry(code),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }, index) => (data ? [[codes[index] ?? '', data] as const] : []))),
  });

export const useEngine = (code: CountryCode | null): Country | undefined =>
  useEngines(code ? [code] : []).get(code ?? '');
