import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { ReceiptStatement } from '#shared/contract/resources/receipt.ts';
import { call } from '../../../lib/api.ts';

export type Receipt = OutputOf<EndpointAt<'POST /api/receipts/check'>>;
export type Statement = ReceiptStatement;
export type OwnReceipt = OutputOf<EndpointAt<'GET /api/validations/{id}/receipts'>>['data'][number];

export const getReceipt = (id: string, signal: AbortSignal): Promise<Receipt> =>
  call('GET /api/receipts/{id}', { params: { id } }, { signal });

/** White space around a file is nobody's doing: editors add it. */
export const checkReceipt = (text: string): Promise<Receipt> =>
  call('POST /api/receipts/check', { body: { jws: text.trim() } });

export const listReceipts = (validationId: string, signal: AbortSignal) =>
  call('GET /api/validations/{id}/receipts', { params: { id: validationId } }, { signal });

export interface Wanted {
  readonly expiresInHours: number;
  readonly full: boolean;
}

export const createReceipt = (validationId: string, body: Wanted) =>
  call('POST /api/validations/{id}/receipts', { params: { id: validationId }, body });

export const revokeReceipt = (id: string) => call('DELETE /api/receipts/{id}', { params: { id } });
