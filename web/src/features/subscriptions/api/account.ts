import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';

export type Credits = OutputOf<EndpointAt<'GET /api/credits'>>;

export const credits = queryOptions({
  queryKey: ['credits', 'whole'],
  queryFn: ({ signal }) => call('GET /api/credits', {}, { signal }),
});

/** What was validated through keys of production in the last 30 days. */
export const monthOfUse = queryOptions({
  queryKey: ['usage', 'month'],
  queryFn: ({ signal }) => call('GET /api/usage', { query: { period: '30', environment: 'production' } }, { signal }),
});
