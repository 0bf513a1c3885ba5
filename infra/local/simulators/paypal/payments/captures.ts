import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { money, text } from '../http/fields.ts';
import { Refusal } from '../http/refusal.ts';
import { type Money, unitsOf } from '../money.ts';
import { paymentIn, refundIn } from './find.ts';
import { giveBack, leftOf } from './give-back.ts';
import type { Payment } from './payment.ts';
import { showCapture, showRefund } from './show.ts';

const refundInput = z.object({
  amount: money.optional(),
  invoice_id: text(127).optional(),
  note_to_payer: text(255).optional(),
});

const issueOf = (payment: Payment, amount: Money | undefined): string | undefined => {
  if (payment.outcome === 'PENDING') return 'PENDING_CAPTURE';
  if (payment.outcome === 'DECLINED') return 'REFUND_NOT_ALLOWED';
  if (leftOf(payment) === 0) return 'CAPTURE_FULLY_REFUNDED';
  if (!amount) return undefined;
  if (amount.currency_code !== payment.currency) return 'REFUND_CAPTURE_CURRENCY_MISMATCH';
  if (unitsOf(amount) <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  return unitsOf(amount) > leftOf(payment) ? 'REFUND_AMOUNT_EXCEEDED' : undefined;
};

export const getCapture = (desk: Desk, call: Call): Answer => ok(showCapture(desk, paymentIn(desk, 'capture', call)));

/** Without an amount, all that is left. */
export const refundCapture = (desk: Desk, call: Call): Answer => {
  const payment = paymentIn(desk, 'capture', call);
  const { amount, invoice_id: invoiceId, note_to_payer: note } = bodyOf(call, refundInput);
  const issue = issueOf(payment, amount);
  if (issue) throw new Refusal(issue);
  const units = amount ? unitsOf(amount) : leftOf(payment);
  const refund = giveBack(desk, payment, { kind: 'refund', units, note, invoiceId });
  return created(showRefund(desk, paymentIn(desk, 'capture', call), refund));
};

export const getRefund = (desk: Desk, call: Call): Answer => {
  const { payment, refund } = refundIn(desk, 'capture', call);
  return ok(showRefund(desk, payment, refund));
};
