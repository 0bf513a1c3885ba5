import type { Desk } from '../desk.ts';
import { type Link } from '../http/answer.ts';
import { feeOf, moneyOf, textOf } from '../money.ts';
import { iso } from '../time.ts';
import { type Payment, type Refund, paymentStatus, refundedUnits } from './payment.ts';

const link = (desk: Desk, path: string, rel: string, method = 'GET'): Link => ({
  href: `${desk.url()}${path}`,
  rel,
  method,
});

const capturePath = ({ id }: Payment): string => `/v2/payments/captures/${id}`;
const salePath = ({ id }: Payment): string => `/v1/payments/sale/${id}`;

const breakdown = ({ currency, units }: Payment) => {
  const fee = feeOf(currency, units);
  return {
    gross_amount: moneyOf(currency, units),
    paypal_fee: moneyOf(currency, fee),
    net_amount: moneyOf(currency, units - fee),
  };
};

const isWaiting = ({ outcome }: Payment): boolean => outcome === 'PENDING';

/** A capture of v2. */
export const showCapture = (desk: Desk, payment: Payment) => ({
  id: payment.id,
  status: paymentStatus(payment),
  ...(isWaiting(payment) ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
  amount: moneyOf(payment.currency, payment.units),
  final_capture: true,
  custom_id: payment.customId,
  invoice_id: payment.invoiceId,
  seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
  ...(payment.outcome === 'COMPLETED' ? { seller_receivable_breakdown: breakdown(payment) } : {}),
  supplementary_data: { related_ids: { order_id: payment.of } },
  payee: { email_address: desk.merchant.email, merchant_id: desk.merchant.merchantId },
  create_time: iso(payment.at),
  update_time: iso(payment.updatedAt),
  links: [
    link(desk, capturePath(payment), 'self'),
    link(desk, `${capturePath(payment)}/refund`, 'refund', 'POST'),
    link(desk, `/v2/checkout/orders/${payment.of}`, 'up'),
  ],
});

/** All that was given back until this one, itself included. */
const refundedUntil = ({ refunds }: Payment, { id }: Refund): number =>
  refunds.slice(0, refunds.findIndex((refund) => refund.id === id) + 1).reduce((sum, { units }) => sum + units, 0);

/** A refund of v2. */
export const showRefund = (desk: Desk, payment: Payment, refund: Refund) => ({
  id: refund.id,
  status: 'COMPLETED',
  amount: moneyOf(payment.currency, refund.units),
  custom_id: payment.customId,
  invoice_id: refund.invoiceId ?? payment.invoiceId,
  note_to_payer: refund.note,
  seller_payable_breakdown: {
    gross_amount: moneyOf(payment.currency, refund.units),
    paypal_fee: moneyOf(payment.currency, 0),
    net_amount: moneyOf(payment.currency, refund.units),
    total_refunded_amount: moneyOf(payment.currency, refundedUntil(payment, refund)),
  },
  create_time: iso(refund.at),
  update_time: iso(refund.at),
  links: [link(desk, `/v2/payments/refunds/${refund.id}`, 'self'), link(desk, capturePath(payment), 'up')],
});

const totalOf = (currency: string, units: number) => ({ total: textOf(currency, units), currency });
const valueOf = (currency: string, units: number) => ({ value: textOf(currency, units), currency });

const saleStates = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  DECLINED: 'denied',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
} as const satisfies Record<ReturnType<typeof paymentStatus>, string>;

/** A sale of v1, whose fields have other names. */
export const showSale = (desk: Desk, payment: Payment) => {
  const { currency, units } = payment;
  return {
    id: payment.id,
    state: saleStates[paymentStatus(payment)],
    ...(isWaiting(payment) ? { reason_code: 'PAYMENT_REVIEW' } : {}),
    amount: { ...totalOf(currency, units), details: { subtotal: textOf(currency, units) } },
    billing_agreement_id: payment.of,
    custom: payment.customId,
    payment_mode: 'INSTANT_TRANSFER',
    protection_eligibility: 'ELIGIBLE',
    transaction_fee: valueOf(currency, feeOf(currency, units)),
    ...(refundedUnits(payment) ? { total_refunded_amount: valueOf(currency, refundedUnits(payment)) } : {}),
    create_time: iso(payment.at),
    update_time: iso(payment.updatedAt),
    links: [link(desk, salePath(payment), 'self'), link(desk, `${salePath(payment)}/refund`, 'refund', 'POST')],
  };
};

/** A refund of v1. */
export const showSaleRefund = (desk: Desk, payment: Payment, refund: Refund) => {
  const { currency } = payment;
  return {
    id: refund.id,
    sale_id: payment.id,
    state: 'completed',
    amount: totalOf(currency, refund.units),
    refund_from_received_amount: valueOf(currency, refund.units),
    refund_from_transaction_fee: valueOf(currency, 0),
    total_refunded_amount: valueOf(currency, refundedUntil(payment, refund)),
    custom: payment.customId,
    ...(refund.note ? { description: refund.note } : {}),
    create_time: iso(refund.at),
    update_time: iso(refund.at),
    links: [link(desk, `/v1/payments/refund/${refund.id}`, 'self'), link(desk, salePath(payment), 'sale')],
  };
};
