import type { Desk } from '../desk.ts';
import { newId } from '../ids.ts';
import { type Payment, type Refund, refundedUnits } from './payment.ts';
import { tellRefund } from './tell.ts';

/** What can still be given back, in the smallest unit. */
export const leftOf = (payment: Payment): number =>
  payment.outcome === 'COMPLETED' ? payment.units - refundedUnits(payment) : 0;

type Wanted = Pick<Refund, 'kind' | 'units'> & Partial<Pick<Refund, 'note' | 'invoiceId'>>;

/** Moves money back to the payer, whoever decided it. */
export const giveBack = (desk: Desk, payment: Payment, wanted: Wanted): Refund => {
  const at = desk.now();
  const refund: Refund = { id: newId.payment(), at, ...wanted };
  const changed: Payment = { ...payment, refunds: [...payment.refunds, refund], updatedAt: at };
  desk.payments.set(payment.id, changed);
  desk.refunds.set(refund.id, payment.id);
  tellRefund(desk, changed, refund);
  return refund;
};
