import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const profile = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /api/auth/profile', {}, { signal }),
});

/** An empty name is none. */
export const nameCompany = (company: string) =>
  call('PATCH /api/auth/profile', { body: { company: company.trim() || null } });
