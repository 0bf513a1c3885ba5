import { queryOptions } from '@tanstack/react-query';
import type { OutputOf, RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { call } from '../../../lib/api.ts';

export type Settings = OutputOf<EndpointAt<'GET /api/widget'>>;
export type Change = RequestOf<EndpointAt<'PATCH /api/widget'>>['body'];

export const settingsQuery = queryOptions({
  queryKey: ['widget'],
  queryFn: ({ signal }) => call('GET /api/widget', {}, { signal }),
});

export const changeSettings = (body: Change) => call('PATCH /api/widget', { body });

/** How far sessions of the last thirty days came, in one environment. */
export const seenQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['widget', 'seen', environment],
    queryFn: ({ signal }) => call('GET /api/widget/analytics', { query: { environment, period: '30' } }, { signal }),
  });

/** A session of the sandbox for this page, with the country it is to be bound to, if any. */
export const trySession = (country: string | undefined) =>
  call('POST /api/widget/sessions', { body: country === undefined ? {} : { country } });
