import { useQueries } from '@tanstack/react-query';
import { environments } from '#shared/validation/environment.ts';
import { seenQuery } from '../api/widget.ts';
import type { Seen } from './progress.ts';

const none: Seen = { minted: 0, opened: 0, answered: 0 };

/** What became of the sessions of both environments. */
export const useSeen = () =>
  useQueries({
    queries: environments.map(seenQuery),
    combine: (answers) => {
      const known = answers.flatMap(({ data }) => (data ? [data] : []));
      const isKnown = known.length === answers.length;
      return {
        seen: isKnown
          ? known.reduce(
              (sum, { totals }) => ({
                minted: sum.minted + totals.minted,
                opened: sum.opened + totals.opened,
                answered: sum.answered + totals.answered,
              }),
              none,
            )
          : undefined,
        /** Newest day on which a session began. */
        lastDay: known
          .flatMap(({ days }) => days.filter(({ minted }) => minted > 0))
          .map(({ date }) => date)
          .toSorted()
          .at(-1),
        error: answers.find(({ error }) => error)?.error,
        isFetching: answers.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      };
    },
  });
