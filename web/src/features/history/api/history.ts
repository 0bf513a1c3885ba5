import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { isFinal } from '#shared/validation/status.ts';
import { call } from '../../../lib/api.ts';
import { queryOf, type Filters } from '../filters.ts';

type List = EndpointAt<'POST /api/validations/search'>;

export type Row = OutputOf<List>['data'][number];

const pageSize = 20;
const pollMs = 5000;

const isUnderway = ({ status }: Row) => !isFinal(status);

/** One page of the history. The page before stays on screen, dimmed, until this one is there; answers on their way appear. */
export const historyPage = (filters: Filters) => {
  const query = queryOf(filters, new Date());
  return queryOptions({
    queryKey: ['validations', query],
    queryFn: ({ signal }) => call('POST /api/validations/search', { body: { ...query, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderway) ? pollMs : false),
  });
};
