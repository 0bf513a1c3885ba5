import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { cursorAtMost } from '#shared/validation/limits.ts';
import { call } from '../../../lib/api.ts';

export type Movement = OutputOf<EndpointAt<'GET /api/credits/movements'>>['data'][number];

const pageSize = 20;
const cursorParam = 'cursor';

/** Which page the address names; what the server would not take is none. */
export const cursorIn = (address: URLSearchParams): string | undefined => {
  const cursor = address.get(cursorParam);
  return cursor && cursor.length <= cursorAtMost ? cursor : undefined;
};

export const atCursor = (address: URLSearchParams, cursor: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(address);
  if (cursor === undefined) next.delete(cursorParam);
  else next.set(cursorParam, cursor);
  return next;
};

/** One page of the ledger, newest first. The page before stays until this one is there. */
export const movementPage = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['credits', 'movements', cursor],
    queryFn: ({ signal }) => call('GET /api/credits/movements', { query: { cursor, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** An entry of a debt, not of credits that can be spent: it begins below 0, and is paid upwards. */
export const isOfDebt = ({ kind, credits }: Movement): boolean =>
  kind === 'owe' || (kind === 'repay' && (credits ?? 0) > 0);
