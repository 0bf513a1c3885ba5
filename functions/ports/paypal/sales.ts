import * as z from 'zod';
import type { Charge, Refund, Told } from '../../rules/payments/paypal.ts';
import { subscriptions } from './agreements.ts';
import { told } from './client.ts';
import { Cents, ChargeStatus, inPath, Instant, Money, queryOf, Total } from './wire.ts';

/** Of a subscription, as its list of transactions tells them. */
const Listed = z
  .object({
    id: z.string(),
    status: ChargeStatus,
    status_details: z.object({ reason: z.string().optional() }).optional(),
    amount_with_breakdown: z.object({ gross_amount: Money }),
    time: Instant,
  })
  .transform(({ id, status, status_details, amount_with_breakdown, time }): Charge => ({
    id,
    status,
    reason: status_details?.reason,
    amount: amount_with_breakdown.gross_amount,
    customId: undefined,
    at: time,
  }));

const List = z.object({ transactions: z.array(Listed).default([]) }).transform(({ transactions }) => transactions);

export const salesOf = (
  agreementId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Told<readonly Charge[]>> =>
  told(List, {
    as: 'salesOf',
    method: 'GET',
    path: `${subscriptions}/${inPath(agreementId)}/transactions?${queryOf({ start_time: from, end_time: to })}`,
  });

/** How v1 calls what became of money, in our words. */
const states = {
  completed: 'completed',
  pending: 'pending',
  denied: 'declined',
  refunded: 'refunded',
  reversed: 'refunded',
  partially_refunded: 'partiallyRefunded',
} as const satisfies Record<string, Charge['status']>;

const Sale = z
  .object({
    id: z.string(),
    state: z.enum(Object.keys(states) as [keyof typeof states]),
    reason_code: z.string().optional(),
    amount: Total,
    custom: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    total_refunded_amount: z.object({ value: Cents }).optional(),
    create_time: Instant,
  })
  .transform((wire) => ({
    id: wire.id,
    status: states[wire.state],
    reason: wire.reason_code,
    amount: wire.amount,
    customId: wire.custom,
    at: wire.create_time,
    refundedCents: wire.total_refunded_amount?.value,
    agreementId: wire.billing_agreement_id,
  }));

export const findSale = (saleId: string): Promise<Told<Charge & { readonly agreementId: string | undefined }>> =>
  told(Sale, { as: 'findSale', method: 'GET', path: `/v1/payments/sale/${inPath(saleId)}` });

/** What came of a refund that failed or was called off: nothing went back. */
const isUnderwayOrDone: ReadonlySet<string> = new Set(['completed', 'pending']);

const SaleRefund = z
  .object({ id: z.string(), state: z.string(), sale_id: z.string(), amount: Total })
  .transform(({ id, state, sale_id: saleId, amount }): Refund & { readonly saleId: string } => ({
    id,
    saleId,
    cents: isUnderwayOrDone.has(state) ? Math.abs(amount.cents) : 0,
    isFinal: state === 'completed',
  }));

export const findSaleRefund = (refundId: string): Promise<Told<Refund & { readonly saleId: string }>> =>
  told(SaleRefund, { as: 'findSaleRefund', method: 'GET', path: `/v1/payments/refund/${inPath(refundId)}` });
