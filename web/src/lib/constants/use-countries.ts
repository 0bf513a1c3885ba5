import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countryNamesIn } from '../i18n/country-names.ts';
import { listed } from './country-list.ts';
import { constants } from './current.ts';

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
  return data.length > 0 ? listed(data, countryNamesIn(language)) : data;
};
