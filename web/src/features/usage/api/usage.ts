import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';
import type { Filters } from '../filters.ts';

export type Usage = OutputOf<EndpointAt<'GET /api/usage'>>;
export type Counted = Usage['totals'];

/** What was asked within the period. What was shown before stays, dimmed, until it is there. */
export const usageOf = ({ period, key, environment }: Filters) =>
  queryOptions({
    queryKey: ['usage', period, key, environment],
    queryFn: ({ signal }) => call('GET /api/usage', { query: { period, key, environment } }, { signal }),
    placeholderData: keepPreviousData,
  });
