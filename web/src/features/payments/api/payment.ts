import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { call } from '../../../lib/api.ts';

export type Payment = OutputOf<EndpointAt<'GET /api/payments/{id}'>>;
export type OwnPayment = OutputOf<EndpointAt<'GET /api/payments'>>['data'][number];

export const getPayment = (id: string, signal: AbortSignal): Promise<Payment> =>
  call('GET /api/payments/{id}', { params: { id } }, { signal });

export const capturePayment = (id: string, signal: AbortSignal): Promise<Payment> =>
  call('POST /api/payments/{id}/capture', { params: { id } }, { signal });
