import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { ApiError, call } from '../../../lib/api.ts';

export type OpenSession = OutputOf<EndpointAt<'GET /api/auth/sessions'>>['data'][number];

export const openSessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call('GET /api/auth/sessions', {}, { signal })).data,
  staleTime: 0,
});

/** One that has ended by itself meanwhile is as closed as it should be. */
export const closeSession = (id: string) =>
  call('DELETE /api/auth/sessions/{id}', { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
export const closeOtherSessions = () => call('DELETE /api/auth/sessions', {});
