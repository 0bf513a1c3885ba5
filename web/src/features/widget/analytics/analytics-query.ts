import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';
import type { Filters } from './filters.ts';

export type WidgetAnalytics = OutputOf<EndpointAt<'GET /api/widget/analytics'>>;
export type Counted = WidgetAnalytics['totals'];

/** How far sessions came within the period. What was shown before stays, dimmed, until it is there. */
export const analyticsOf = ({ period, environment }: Filters) =>
  queryOptions({
    queryKey: ['widget', 'analytics', period, environment],
    queryFn: ({ signal }) => call('GET /api/widget/analytics', { query: { period, environment } }, { signal }),
    placeholderData: keepPreviousData,
  });
