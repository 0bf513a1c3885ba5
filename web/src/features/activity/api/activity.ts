import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';
import { wholeCsv } from '../../../lib/whole-csv.ts';
import type { Filters } from '../filters.ts';

export type ActivityEvent = OutputOf<EndpointAt<'GET /api/security-events'>>['data'][number];

const pageSize = 30;

/** One page, newest first. The page before stays until this one is there. */
export const activityPage = (filters: Filters) =>
  queryOptions({
    queryKey: ['activity', filters],
    queryFn: ({ signal }) => call('GET /api/security-events', { query: { ...filters, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Everything the filters leave, as one CSV, or nothing at all: the server sends it in parts. */
export const exportActivity = ({ area, outcome }: Filters): Promise<Blob | undefined> =>
  wholeCsv((cursor, options) => call('GET /api/security-events/export', { query: { area, outcome, cursor } }, options));
