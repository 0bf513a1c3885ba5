import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { payeesKey } from './payees.ts';

/** A book learns of an answer a moment after it is given; a busy one takes longer. */
const learnsWithinMs = [1_500, 5_000] as const;

/** An answer is as new as this where it was just given, and not looked up in the history. */
const newWithinMs = 60_000;

/** The book, its lists and its payees; what the form was told of its number stays. */
const ofBook = {
  queryKey: payeesKey,
  predicate: ({ queryKey: [, what] }: { readonly queryKey: readonly unknown[] }) => what !== 'recognize',
};

/** What was read of payees before an answer is old at once, and what is on screen is read anew as the book learns. */
const readAnew = (cache: QueryClient) => {
  void cache.invalidateQueries({ ...ofBook, refetchType: 'none' });
  for (const afterMs of learnsWithinMs) setTimeout(() => void cache.invalidateQueries(ofBook), afterMs);
};

export const useBookAfter = ({ id, createdAt }: { readonly id: string; readonly createdAt: string }): void => {
  const cache = useQueryClient();
  useEffect(() => {
    if (Date.now() - Date.parse(createdAt) < newWithinMs) readAnew(cache);
  }, [cache, id, createdAt]);
};
