import { useEffect, useRef } from 'react';
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { isEnded } from '#shared/validation/batches.ts';
import { useOnline } from '../../../lib/connectivity/current.ts';
import type { RowsOf } from '../rows-of.ts';
import type { Batch, Result } from './batch.ts';
import { resultsIn, resultsKey, resultsPage } from './batches.ts';
import { pageOf, pagesIn, rowsPerPage, type Window } from './pages.ts';

export interface Results {
  readonly total: number;
  /** Nothing while it is on its way. */
  readonly rowAt: (index: number) => Result | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

const nowhere: Window = { first: 0, last: 0 };

/** All rows: any page is read when it comes on screen, and kept. */
const useAll = ({ id, counts: { total } }: Batch, window: Window, everyMs: number | false): Results => {
  const pages = pagesIn(window, total);
  const queries = useQueries({ queries: pages.map((page) => resultsPage(id, page, everyMs)) });
  const byPage = new Map(pages.map((page, index) => [page, queries[index]]));
  return {
    total,
    rowAt: (index) => byPage.get(pageOf(index))?.data?.data[index % rowsPerPage],
    error: queries.find(({ error, data }) => error && !data)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
};

/** Some of them: read on as long as the window wants more than there are. */
const useSome = (id: string, of: RowsOf | undefined, window: Window, everyMs: number | false): Results => {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...resultsIn(id, of ?? 'FAILED', everyMs),
    enabled: of !== undefined,
  });
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const wantsMore = of !== undefined && hasNextPage && !isFetching && !error && window.last >= rows.length;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  // A few places below what is known, so that somebody who scrolls comes upon what is on its way.
  const total = rows.length + (hasNextPage || (!data && !error) ? placesAhead : 0);
  return { total, rowAt: (index) => rows[index], error: error ?? null, retry: () => void refetch() };
};

const placesAhead = 8;

/** Rows on screen follow a batch that runs, more slowly than its counts do. */
const rowsEveryMs = 10_000;

/** However the rows are read, they are old once the batch is somewhere else: it ended, rests, or goes on. */
const useFreshAtTurns = ({ id, status, counts: { processing } }: Batch) => {
  const cache = useQueryClient();
  // What was under way when it was paused comes in afterwards.
  const now = `${status} ${processing > 0}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current !== now) void cache.invalidateQueries({ queryKey: resultsKey(id) });
    before.current = now;
  }, [cache, id, now]);
};

/** Rows of a batch, all or some, as far as the window wants them. */
export const useResults = (batch: Batch, of: RowsOf | undefined, window: Window): Results => {
  useFreshAtTurns(batch);
  const isOnline = useOnline();
  const isMoving = isOnline && !isEnded(batch.status) && batch.pausedBy !== 'customer';
  const everyMs = isMoving && rowsEveryMs;
  const all = useAll(batch, of === undefined ? window : nowhere, everyMs);
  const some = useSome(batch.id, of, window, everyMs);
  return of === undefined ? all : some;
};
