import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf, RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call, isNothingThere } from '../../../lib/api.ts';
import { queryOf, type Asked } from '../list/filters.ts';

export type PayeePage = OutputOf<EndpointAt<'GET /api/payees'>>;
export type Row = PayeePage['data'][number];
export type Payee = OutputOf<EndpointAt<'GET /api/payees/{id}'>>;
export type Account = Payee['accounts'][number];
export type PayeeEvent = Payee['events'][number];
export type Change = Payee['changed'][number];
export type NewPayee = RequestOf<EndpointAt<'POST /api/payees'>>['body'];
export type PayeeChange = RequestOf<EndpointAt<'PATCH /api/payees/{id}'>>['body'];

const pageSize = 20;

/** Everything read of payees begins so: whatever changes one makes all of it old. */
export const payeesKey = ['payees'] as const;

/** One page of the list. The page before stays on screen, dimmed, until this one is there. */
export const payeePage = (asked: Asked) => {
  const query = queryOf(asked);
  return queryOptions({
    queryKey: [...payeesKey, 'page', query],
    queryFn: ({ signal }) => call('POST /api/payees/search', { body: { ...query, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const onePayee = (id: string) =>
  queryOptions({
    queryKey: [...payeesKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/payees/{id}', { params: { id } }, { signal }),
  });

export const candidates = queryOptions({
  queryKey: [...payeesKey, 'candidates'],
  queryFn: ({ signal }) => call('GET /api/payees/candidates', {}, { signal }),
});

export const createPayee = (body: NewPayee) => call('POST /api/payees', { body });

export const changePayee = (id: string, body: PayeeChange) => call('PATCH /api/payees/{id}', { params: { id }, body });

/** One that was deleted elsewhere meanwhile is as gone as it should be. */
export const deletePayee = (id: string) =>
  call('DELETE /api/payees/{id}', { params: { id } }).catch((error: unknown) => {
    if (!isNothingThere(error)) throw error;
  });
