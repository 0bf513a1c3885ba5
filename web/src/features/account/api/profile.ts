import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';

export type Profile = OutputOf<EndpointAt<'GET /api/auth/profile'>>;

export const profile = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /api/auth/profile', {}, { signal }),
});

/** An empty name is none. */
export const nameCompany = (company: string) =>
  call('PATCH /api/auth/profile', { body: { company: company.trim() || null } });
