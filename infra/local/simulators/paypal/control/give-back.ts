import * as z from 'zod';
import { ok } from '../http/answer.ts';
import { moneyOf, unitsOf } from '../money.ts';
import { giveBack, leftOf } from '../payments/give-back.ts';
import type { Refund } from '../payments/payment.ts';
import { controlled, Impossible } from './controlled.ts';
import { paymentName, paymentNamed } from './payment-named.ts';

const amount = z.union([z.number().positive(), z.string().regex(/^\d+(?:\.\d{1,2})?$/)]).optional();
const input = z.intersection(paymentName, z.object({ amount }));

const gives = (kind: Refund['kind']) =>
  controlled(input, (desk, wanted) => {
    const payment = paymentNamed(desk, wanted);
    const { currency } = payment;
    const left = leftOf(payment);
    const units =
      wanted.amount === undefined ? left : unitsOf({ currency_code: currency, value: String(wanted.amount) });
    if (units <= 0 || units > left) throw new Impossible('There is not so much left to give back.');
    const { id } = giveBack(desk, payment, { kind, units });
    return ok({ refundId: id, paymentId: payment.id, amount: moneyOf(currency, units) });
  });

/** The merchant gives money back in PayPal's own pages: all that is left, or so much. */
export const refund = gives('refund');
/** The payer's bank takes the money back. */
export const reverse = gives('reversal');
