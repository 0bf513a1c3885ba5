import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, created } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import { unitsOf } from '../money.ts';
import type { Payment } from '../payments/payment.ts';
import { tellPayment } from '../payments/tell.ts';
import type { Unit } from './input.ts';
import type { Approval, Order } from './order.ts';
import { approvalUrl, orderIn, showOrder } from './show.ts';

const isTaken = (desk: Desk, { invoice_id }: Unit): boolean =>
  invoice_id !== undefined && desk.invoiceIds.has(invoice_id);

const issueOf = (desk: Desk, order: Order): string | undefined => {
  if (order.state === 'void') return 'ORDER_EXPIRED';
  if (order.state === 'captured') return 'ORDER_ALREADY_CAPTURED';
  if (order.input.intent !== 'CAPTURE') return 'ACTION_DOES_NOT_MATCH_INTENT';
  if (!order.approval) return 'ORDER_NOT_APPROVED';
  if (order.units.some((unit) => isTaken(desk, unit))) return 'DUPLICATE_INVOICE_ID';
  return order.approval.isGood ? undefined : 'INSTRUMENT_DECLINED';
};

const payment = (order: Order, { payer }: Approval, unit: Unit, at: number): Payment => ({
  id: newId.payment(),
  kind: 'capture',
  of: order.id,
  currency: unit.amount.currency_code,
  units: unitsOf(unit.amount),
  outcome: order.isReviewed ? 'PENDING' : 'COMPLETED',
  customId: unit.custom_id,
  invoiceId: unit.invoice_id,
  payer,
  at,
  updatedAt: at,
  refunds: [],
});

export const captureOrder = (desk: Desk, call: Call): Answer => {
  bodyOf(call, z.looseObject({}));
  const order = orderIn(desk, call);
  const { approval } = order;
  const issue = issueOf(desk, order);
  const redirect = { href: approvalUrl(desk, order), rel: 'redirect', method: 'GET' };
  if (issue || !approval)
    throw new Refusal(issue ?? 'ORDER_NOT_APPROVED', issue === 'INSTRUMENT_DECLINED' ? [redirect] : []);
  const now = desk.now();
  const payments = order.units.map((unit) => payment(order, approval, unit, now));
  for (const made of payments) {
    desk.payments.set(made.id, made);
    if (made.invoiceId !== undefined) desk.invoiceIds.add(made.invoiceId);
  }
  const captured: Order = { ...order, state: 'captured', paymentIds: payments.map(({ id }) => id), updatedAt: now };
  desk.orders.set(order.id, captured);
  desk.agenda.cancel(order.id);
  for (const made of payments) tellPayment(desk, made, now);
  return created(showOrder(desk, captured));
};
