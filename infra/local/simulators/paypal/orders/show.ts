import type { Desk } from '../desk.ts';
import { type Answer, type Link, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { Payment } from '../payments/payment.ts';
import { showCapture, showRefund } from '../payments/show.ts';
import { paymentSourceOf, shownPayer } from '../people.ts';
import { iso } from '../time.ts';
import { type Order, hasSource, orderStatus } from './order.ts';

export const approvalUrl = (desk: Desk, { id }: Order): string => `${desk.url()}/checkoutnow?token=${id}`;

const linksOf = (desk: Desk, order: Order): readonly Link[] => {
  const self = `${desk.url()}/v2/checkout/orders/${order.id}`;
  const approve = { href: approvalUrl(desk, order), rel: hasSource(order) ? 'payer-action' : 'approve', method: 'GET' };
  const capture = { href: `${self}/capture`, rel: 'capture', method: 'POST' };
  const next = order.approval ? [capture] : [approve, ...(hasSource(order) ? [] : [capture])];
  return [{ href: self, rel: 'self', method: 'GET' }, ...(order.state === 'open' ? next : [])];
};

export const paymentsOf = (desk: Desk, order: Order): readonly Payment[] =>
  order.paymentIds.flatMap((id) => desk.payments.get(id) ?? []);

const shownPayments = (desk: Desk, payments: readonly Payment[]) => {
  const refunds = payments.flatMap((payment) => payment.refunds.map((refund) => showRefund(desk, payment, refund)));
  return { captures: payments.map((payment) => showCapture(desk, payment)), ...(refunds.length ? { refunds } : {}) };
};

export const showOrder = (desk: Desk, order: Order) => {
  const { merchantId: merchant_id, email: email_address } = desk.merchant;
  const payments = paymentsOf(desk, order);
  return {
    id: order.id,
    intent: order.input.intent,
    status: orderStatus(order),
    ...(order.approval ? { payment_source: paymentSourceOf(order.approval.payer) } : {}),
    ...(!order.approval && order.input.payment_source ? { payment_source: { paypal: {} } } : {}),
    purchase_units: order.units.map((unit, index) => ({
      ...unit,
      payee: { email_address, merchant_id },
      ...(payments[index] ? { payments: shownPayments(desk, [payments[index]]) } : {}),
    })),
    ...(order.approval ? { payer: shownPayer(order.approval.payer) } : {}),
    create_time: iso(order.at),
    update_time: iso(order.updatedAt),
    links: linksOf(desk, order),
  };
};

export const orderIn = (desk: Desk, { params }: Call): Order => {
  const order = desk.orders.get(params['id'] ?? '');
  if (!order) throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: 'order_id', location: 'path' }]);
  return order;
};

export const getOrder = (desk: Desk, call: Call): Answer => ok(showOrder(desk, orderIn(desk, call)));
