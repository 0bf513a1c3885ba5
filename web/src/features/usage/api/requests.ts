import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';
import type { Filters } from '../filters.ts';

type List = OutputOf<EndpointAt<'GET /api/requests'>>;

/** One request of a key, as the log keeps it. */
export type Logged = List['data'][number];

const pageSize = 20;

/** One page of the log. The page before stays on screen, dimmed, until this one is there. */
export const requestPage = ({ key, status, error, cursor }: Filters) =>
  queryOptions({
    queryKey: ['requests', key, status, error, cursor],
    queryFn: ({ signal }) =>
      call('GET /api/requests', { query: { key, status, error, cursor, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
