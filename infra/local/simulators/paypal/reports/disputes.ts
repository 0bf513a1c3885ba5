import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, ok } from '../http/answer.ts';
import { type Call, queryOf } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { moneyOf } from '../money.ts';
import { paymentStatus } from '../payments/payment.ts';
import { iso } from '../time.ts';
import type { Dispute } from './dispute.ts';

const states = {
  OPEN: 'OPEN_INQUIRIES',
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
} as const satisfies Record<Dispute['status'], string>;

const paymentOf = (desk: Desk, { id, paymentId }: Dispute) => {
  const payment = desk.payments.get(paymentId);
  if (!payment) throw new Error(`The dispute ${id} is about no payment.`);
  return payment;
};

const about = (desk: Desk, dispute: Dispute) => {
  const payment = paymentOf(desk, dispute);
  return {
    dispute_id: dispute.id,
    create_time: iso(dispute.at),
    update_time: iso(dispute.updatedAt),
    reason: dispute.reason,
    status: dispute.status,
    dispute_state: states[dispute.status],
    dispute_amount: moneyOf(payment.currency, payment.units),
    dispute_life_cycle_stage: 'INQUIRY',
    dispute_channel: 'INTERNAL',
    links: [{ href: `${desk.url()}/v1/customer/disputes/${dispute.id}`, rel: 'self', method: 'GET' }],
  };
};

export const showDispute = (desk: Desk, dispute: Dispute) => {
  const payment = paymentOf(desk, dispute);
  const { merchantId: merchant_id, email } = desk.merchant;
  const amount_refunded = moneyOf(payment.currency, payment.units);
  const isLost = dispute.outcome === 'RESOLVED_BUYER_FAVOUR';
  const outcome = { outcome_code: dispute.outcome, ...(isLost ? { amount_refunded } : {}) };
  return {
    ...about(desk, dispute),
    disputed_transactions: [
      {
        seller_transaction_id: payment.id,
        // The buyer's side of the same payment has a number of its own.
        buyer_transaction_id: payment.id.split('').toReversed().join(''),
        create_time: iso(payment.at),
        transaction_status: paymentStatus(payment),
        gross_amount: moneyOf(payment.currency, payment.units),
        ...(payment.customId === undefined ? {} : { custom: payment.customId }),
        ...(payment.invoiceId === undefined ? {} : { invoice_number: payment.invoiceId }),
        seller: { merchant_id, email, name: 'Seller' },
        buyer: { payer_id: payment.payer.payerId, email: payment.payer.email },
      },
    ],
    ...(dispute.outcome ? { dispute_outcome: outcome } : {}),
  };
};

const query = z.object({
  disputed_transaction_id: z.string().min(1).max(255).optional(),
  page_size: z.coerce.number().int().min(1).max(50).default(10),
});

export const listDisputes = (desk: Desk, call: Call): Answer => {
  const { disputed_transaction_id: wanted, page_size } = queryOf(call, query);
  const found = [...desk.disputes.values()].filter(({ paymentId }) => wanted === undefined || paymentId === wanted);
  return ok({
    items: found.slice(0, page_size).map((dispute) => about(desk, dispute)),
    links: [{ href: `${desk.url()}${call.path}?${call.query.toString()}`, rel: 'self', method: 'GET' }],
  });
};

export const getDispute = (desk: Desk, { params }: Call): Answer => {
  const dispute = desk.disputes.get(params['id'] ?? '');
  if (!dispute) throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: 'dispute_id', location: 'path' }]);
  return ok(showDispute(desk, dispute));
};
