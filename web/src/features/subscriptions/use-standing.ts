import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/session/current.ts';
import { credits } from './api/account.ts';
import { subscriptionList } from './api/subscriptions.ts';
import type { OwnKey, Standing } from './rules/standing.ts';

interface Read {
  /** Absent until all of it has been read. */
  readonly standing: Standing | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What the account has today. Keys come from the feature that shows them; null where nobody could read them. */
export const useStanding = (keys: readonly OwnKey[] | null | undefined): Read => {
  const { plan } = useUser();
  const list = useQuery(subscriptionList);
  const balance = useQuery(credits);
  const isThere = list.data && balance.data && keys !== undefined;
  return {
    standing: isThere
      ? { plan, current: list.data.current, upcoming: list.data.upcoming, credits: balance.data, keys }
      : undefined,
    error: (list.data ? null : list.error) ?? (balance.data ? null : balance.error),
    retry: () => {
      void list.refetch();
      void balance.refetch();
    },
  };
};
