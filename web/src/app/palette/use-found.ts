import { queryOptions, useQuery } from '@tanstack/react-query';
import { History, UserRoundCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useRested } from '../../lib/use-rested.ts';
import type { Item } from './item.ts';

const typingMs = 150;
const shown = 4;
const fewestLetters = 2;

const payeesNamed = (search: string) =>
  queryOptions({
    queryKey: ['payees', 'found', search],
    queryFn: ({ signal }) => call('POST /api/payees/search', { body: { search, limit: shown } }, { signal }),
    enabled: search.length >= fewestLetters,
    retry: false,
  });

const validationsWith = (search: string) =>
  queryOptions({
    queryKey: ['validations', 'found', search],
    queryFn: ({ signal }) => call('POST /api/validations/search', { body: { search, limit: shown } }, { signal }),
    enabled: search.length >= fewestLetters,
    retry: false,
  });

/** Payees, and answers of the past, that have what was typed; the server reads both. What cannot be read is not shown. */
export const useFound = (typed: string): { readonly items: readonly Item[]; readonly isSearching: boolean } => {
  const search = useRested(typed, typingMs);
  const navigate = useNavigate();
  const { shortMoment } = useFormat();
  const payees = useQuery(payeesNamed(search));
  const validations = useQuery(validationsWith(search));
  const found: readonly Item[] = [
    ...(payees.data?.data ?? []).map(({ id, name, account }): Item => ({
      id,
      group: 'payees',
      icon: UserRoundCheck,
      label: name,
      note: account?.accountNumber,
      run: () => void navigate(`/payees/${id}`),
    })),
    ...(validations.data?.data ?? []).map(({ id, beneficiary, accountNumber, createdAt }): Item => ({
      id,
      group: 'history',
      icon: History,
      label: beneficiary ?? accountNumber,
      note: beneficiary ? `${accountNumber}, ${shortMoment(createdAt)}` : shortMoment(createdAt),
      run: () => void navigate(`/dashboard?open=${id}`),
    })),
  ];
  const isStale = typed.trim() !== search || typed.trim().length < fewestLetters;
  return {
    items: isStale ? [] : found,
    isSearching: typed.trim().length >= fewestLetters && (isStale || payees.isLoading || validations.isLoading),
  };
};
