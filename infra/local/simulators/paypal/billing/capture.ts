import * as z from 'zod';
import type { Desk } from '../desk.ts';
import type { Answer } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { money, text } from '../http/fields.ts';
import { Refusal } from '../http/refusal.ts';
import { unitsOf } from '../money.ts';
import { tellPayment } from '../payments/tell.ts';
import { paid, schedule, takeSale } from './bill.ts';
import { subscriptionIn } from './create.ts';
import { showTransaction } from './transactions.ts';
import { planOf } from './show.ts';
import type { Subscription } from './subscription.ts';

const input = z.object({
  note: text(128),
  capture_type: z.literal('OUTSTANDING_BALANCE'),
  amount: money,
});

const issueOf = ({ status, outstanding }: Subscription, units: number, isSameCurrency: boolean): string | undefined => {
  if (status !== 'ACTIVE' && status !== 'SUSPENDED') return 'SUBSCRIPTION_STATUS_INVALID';
  if (!isSameCurrency) return 'CURRENCY_MISMATCH';
  if (outstanding === 0) return 'ZERO_OUTSTANDING_BALANCE';
  return units > outstanding ? 'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE' : undefined;
};

/** Takes what is owed, or a part of it. */
export const captureOutstanding = (desk: Desk, call: Call): Answer => {
  const subscription = subscriptionIn(desk, call);
  const { amount } = bodyOf(call, input);
  const units = unitsOf(amount);
  const issue = issueOf(subscription, units, amount.currency_code === planOf(desk, subscription).currency);
  if (issue) throw new Refusal(issue);
  const now = desk.now();
  const sale = takeSale(desk, subscription, units, now);
  if (sale.outcome === 'COMPLETED') schedule(desk, paid(desk, subscription, sale, subscription.outstanding - units));
  tellPayment(desk, sale, now);
  return { status: 202, body: showTransaction(sale) };
};
