import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BatchAction } from '#shared/validation/batches.ts';
import { call } from '../../../lib/api.ts';
import type { BatchChange } from './batch.ts';
import { narrowedTo, type Narrowed, type RowsOf } from '../rows-of.ts';
import { rowsPerPage } from './pages.ts';
import { pollOfListMs, pollOfOneMs } from './polling.ts';

const batchesPerPage = 20;

/** Everything read of batches begins so: whatever changes one makes all of it old. */
export const batchesKey = ['batches'] as const;

/** One page of the history of batches; what moves on it is looked at again. */
export const batchPage = (cursor: string | undefined, isOnline: boolean) =>
  queryOptions({
    queryKey: [...batchesKey, 'page', cursor],
    queryFn: ({ signal }) =>
      call(
        'GET /api/batches',
        { query: { limit: batchesPerPage, ...(cursor === undefined ? {} : { cursor }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isOnline ? pollOfListMs(state.data?.data ?? [], state.dataUpdateCount) : false),
  });

/** One batch, looked at again as long as something moves; never in a hidden tab, never offline. */
export const oneBatch = (id: string, isOnline: boolean) =>
  queryOptions({
    queryKey: [...batchesKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/batches/{id}', { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      isOnline && state.data ? pollOfOneMs(state.data, state.dataUpdateCount, state.error !== null) : false,
  });

const pagesFollowed = 3;

export const resultsKey = (id: string) => [...batchesKey, 'results', id] as const;

/** The page of all rows with this number, from 0: any of them can be read without those before. */
export const resultsPage = (id: string, page: number, everyMs: number | false) =>
  queryOptions({
    refetchInterval: everyMs,
    queryKey: [...resultsKey(id), 'all', page],
    queryFn: ({ signal }) =>
      call(
        'GET /api/batches/{id}/results',
        { params: { id }, query: { from: page * rowsPerPage + 1, limit: rowsPerPage } },
        { signal },
      ),
  });

/** Some of the rows, one page after the other: nobody knows in advance which they are. */
export const resultsIn = (id: string, of: RowsOf, everyMs: number | false) =>
  infiniteQueryOptions({
    queryKey: [...resultsKey(id), of],
    queryFn: ({ signal, pageParam }) =>
      readResults(id, { ...narrowedTo(of), cursor: pageParam, limit: rowsPerPage }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Every page of it is read again: no more than a few are.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) <= pagesFollowed ? everyMs : false),
  });

/** One row and what became of it. */
export const resultAt = (id: string, row: number) =>
  queryOptions({
    queryKey: [...resultsKey(id), 'row', row],
    queryFn: async ({ signal }) => {
      const { data } = await call(
        'GET /api/batches/{id}/results',
        { params: { id }, query: { from: row, limit: 1 } },
        { signal },
      );
      return data.find((one) => one.row === row) ?? null;
    },
  });

interface ResultsAsked extends Narrowed {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export const readResults = (id: string, { cursor, ...asked }: ResultsAsked, signal?: AbortSignal) =>
  call(
    'GET /api/batches/{id}/results',
    { params: { id }, query: { ...asked, ...(cursor === undefined ? {} : { cursor }) } },
    signal ? { signal } : {},
  );

export const changeBatch = (id: string, body: BatchChange) => call('PATCH /api/batches/{id}', { params: { id }, body });

export const actOnBatch = (id: string, action: BatchAction) =>
  call('POST /api/batches/{id}/{action}', { params: { id, action } });
