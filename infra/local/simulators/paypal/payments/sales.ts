import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { money, text } from '../http/fields.ts';
import { Refusal } from '../http/refusal.ts';
import { unitsOf } from '../money.ts';
import { paymentIn, refundIn } from './find.ts';
import { giveBack, leftOf } from './give-back.ts';
import { showSale, showSaleRefund } from './show.ts';

/** Amounts of v1 name their fields otherwise. */
const refundInput = z.object({
  amount: z.object({ total: money.shape.value, currency: money.shape.currency_code }).optional(),
  invoice_number: text(127).optional(),
  description: text(255).optional(),
});

export const getSale = (desk: Desk, call: Call): Answer => ok(showSale(desk, paymentIn(desk, 'sale', call)));

/** Without an amount, all that is left. */
export const refundSale = (desk: Desk, call: Call): Answer => {
  const sale = paymentIn(desk, 'sale', call);
  const { amount, invoice_number: invoiceId, description: note } = bodyOf(call, refundInput);
  const left = leftOf(sale);
  const units = amount ? unitsOf({ value: amount.total, currency_code: amount.currency }) : left;
  if (left === 0) throw new Refusal('REFUND_NOT_ALLOWED');
  if (amount && amount.currency !== sale.currency) throw new Refusal('CURRENCY_MISMATCH');
  if (units <= 0) throw new Refusal('CANNOT_BE_ZERO_OR_NEGATIVE');
  if (units > left) throw new Refusal('REFUND_AMOUNT_EXCEEDED');
  const refund = giveBack(desk, sale, { kind: 'refund', units, note, invoiceId });
  return created(showSaleRefund(desk, paymentIn(desk, 'sale', call), refund));
};

export const getSaleRefund = (desk: Desk, call: Call): Answer => {
  const { payment, refund } = refundIn(desk, 'sale', call);
  return ok(showSaleRefund(desk, payment, refund));
};
