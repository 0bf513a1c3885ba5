import { queryOptions } from '@tanstack/react-query';
import type { PackName } from '#shared/plans.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { call } from '../../../lib/api.ts';

export type Subscription = OutputOf<EndpointAt<'GET /api/subscriptions/{id}'>>;

export const subscriptionList = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: ({ signal }) => call('GET /api/subscriptions', {}, { signal }),
});

/** The same key for the same attempt: whoever tries again after a failure goes on with what was begun. */
export const subscribe = (plan: PackName, attempt: string) =>
  call('POST /api/subscriptions', { body: { plan } }, { headers: { 'idempotency-key': attempt } });

export const cancel = (id: string) => call('POST /api/subscriptions/{id}/cancel', { params: { id } });

/** Makes the server ask PayPal; harmless to repeat. */
export const confirm = (id: string, signal: AbortSignal) =>
  call('POST /api/subscriptions/{id}/confirm', { params: { id } }, { signal });

export const show = (id: string, signal: AbortSignal) =>
  call('GET /api/subscriptions/{id}', { params: { id } }, { signal });
