import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Proof } from '../../../lib/refused-proof.ts';

export const keeping = queryOptions({
  queryKey: ['keeping'],
  queryFn: ({ signal }) => call('GET /api/auth/retention', {}, { signal }),
});

export const keepFor = (years: number) => call('PATCH /api/auth/retention', { body: { years } });

/** Between two looks at a copy that is being made. */
const pollMs = 5_000;

export const accountCopy = queryOptions({
  queryKey: ['account-copy'],
  queryFn: ({ signal }) => call('GET /api/auth/export', {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? pollMs : false),
});
export type AccountCopy = Awaited<ReturnType<typeof askForCopy>>;

export const askForCopy = () => call('POST /api/auth/export', {});
export const addressOfCopy = () => call('POST /api/auth/export/link', {});

export const deleteAccount = (proof: Proof) => call('DELETE /api/auth/me', { body: proof });
