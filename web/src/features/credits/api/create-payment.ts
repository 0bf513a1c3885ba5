import type { PackName } from '#shared/plans.ts';
import type { PaymentMethod } from '#shared/validation/payments.ts';
import { call } from '../../../lib/api.ts';

export interface Purchase {
  readonly pack: PackName;
  readonly method: PaymentMethod;
}

/** Begins a payment; the same key never begins a second one. */
export const createPayment = (body: Purchase, key: string) =>
  call('POST /api/payments', { body }, { headers: { 'idempotency-key': key } });
