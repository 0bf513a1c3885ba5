import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const keeping = queryOptions({
  queryKey: ['keeping'],
  queryFn: ({ signal }) => call('GET /api/auth/retention', {}, { signal }),
});

export const keepFor = (years: number) => call('PATCH /api/auth/retention', { body: { years } });

interface Proof {
  readonly password: string;
  /** Of the second factor, where there is one. */
  readonly code: string;
}

export const deleteAccount = ({ password, code }: Proof) =>
  call('DELETE /api/auth/me', { body: { password, ...(code.trim() && { code: code.trim() }) } });
