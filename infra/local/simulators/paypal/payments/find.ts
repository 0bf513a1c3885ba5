import type { Desk } from '../desk.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { Payment, Refund } from './payment.ts';

const notFound = () => new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: 'id', location: 'path' }]);

export const paymentIn = (desk: Desk, kind: Payment['kind'], { params }: Call): Payment => {
  const payment = desk.payments.get(params['id'] ?? '');
  if (payment?.kind !== kind) throw notFound();
  return payment;
};

interface GivenBack {
  readonly payment: Payment;
  readonly refund: Refund;
}

export const refundIn = (desk: Desk, kind: Payment['kind'], { params }: Call): GivenBack => {
  const payment = desk.payments.get(desk.refunds.get(params['id'] ?? '') ?? '');
  const refund = payment?.refunds.find(({ id }) => id === params['id']);
  if (payment?.kind !== kind || !refund) throw notFound();
  return { payment, refund };
};
