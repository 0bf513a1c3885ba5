import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';

export type Book = OutputOf<EndpointAt<'GET /api/payee-book'>>;

/** How many payees there are, how many changed, and what is asked about next. */
export const payeeBook = queryOptions({
  queryKey: ['payees', 'book'],
  queryFn: ({ signal }) => call('GET /api/payee-book', {}, { signal }),
});

export const changeBook = (savesByDocument: boolean) => call('PATCH /api/payee-book', { body: { savesByDocument } });
