import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { PaymentMethod } from '#shared/validation/payments.ts';
import { call } from '../../../lib/api.ts';

export type PayLink = OutputOf<EndpointAt<'GET /api/pay-links/{id}'>>;

export const getPayLink = (id: string, signal: AbortSignal): Promise<PayLink> =>
  call('GET /api/pay-links/{id}', { params: { id } }, { signal });

export const payByLink = (id: string, method: PaymentMethod) =>
  call('POST /api/pay-links/{id}/payments', { params: { id }, body: { method } });
