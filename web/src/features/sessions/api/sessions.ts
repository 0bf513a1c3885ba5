import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';

export type OpenSession = OutputOf<EndpointAt<'GET /api/auth/sessions'>>['data'][number];

export const openSessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call('GET /api/auth/sessions', {}, { signal })).data,
  staleTime: 0,
});

export const closeSession = (id: string) => call('DELETE /api/auth/sessions/{id}', { params: { id } });
export const closeOtherSessions = () => call('DELETE /api/auth/sessions', {});
