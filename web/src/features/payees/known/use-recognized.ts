import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { keyOf, type Question, type Remembered } from './notice.ts';

const typingMs = 400;

/** A value once it has stopped changing. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

const nothing = '';

/**
 * What is known of an account in the form, asked for once nothing is typed any more. It is never kept: an answer bought a
 * minute ago has to be known at once.
 */
export const useRecognized = (question: Question | undefined): Remembered | undefined => {
  const now = question ? keyOf(question) : nothing;
  const key = useSettled(now);
  const { data } = useQuery({
    queryKey: ['payees', 'recognize', key],
    queryFn: async ({ signal }): Promise<Remembered> => {
      const body = Object.fromEntries(JSON.parse(key) as [string, string][]) as Question;
      return { key, of: await call('POST /api/payees/recognize', { body }, { signal }) };
    },
    enabled: key !== nothing && key === now,
    // A memory that cannot be read stops nobody from asking the bank.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return data;
};
