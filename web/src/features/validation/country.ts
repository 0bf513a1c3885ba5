import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countries as engines } from '#shared/engine/countries/index.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { constants } from '../../lib/constants/current.ts';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';
import { listed } from './country-list.ts';

export const isJudged = (code: string): code is CountryCode => code in engines;

/** The engine of one country: a file of the build, fetched when first needed. */
export const engineOf = (code: CountryCode) =>
  queryOptions({
    queryKey: ['engine', code],
    queryFn: () => loadCountry(code),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The countries of the product, as soon as they are known and whenever they change. */
export const useCountries = (language: string) => {
  const queries = useQueryClient();
  const queryKey = ['countries', language];
  useEffect(() => {
    const renew = () => void queries.invalidateQueries({ queryKey: ['countries'] });
    window.addEventListener('constants-updated', renew);
    return () => window.removeEventListener('constants-updated', renew);
  }, [queries]);
  const { data = [] } = useQuery({ queryKey, queryFn: () => constants.countries() });
  const names = new Intl.DisplayNames(localeOf[languageOf(language)], { type: 'region', fallback: 'none' });
  return data.length > 0 ? listed(data, (code) => names.of(code)) : data;
};
