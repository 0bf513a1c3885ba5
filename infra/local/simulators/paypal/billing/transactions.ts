import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, ok } from '../http/answer.ts';
import { type Call, queryOf } from '../http/call.ts';
import { feeOf, moneyOf } from '../money.ts';
import { type Payment, paymentStatus } from '../payments/payment.ts';
import { subscriberOf } from '../people.ts';
import { iso } from '../time.ts';
import { subscriptionIn } from './create.ts';

const time = z.iso.datetime({ offset: true });
const span = z.object({ start_time: time, end_time: time });

export const showTransaction = (sale: Payment) => {
  const { id, currency, units, payer, at } = sale;
  const fee = feeOf(currency, units);
  const { name, email_address } = subscriberOf(payer);
  return {
    id,
    status: paymentStatus(sale),
    amount_with_breakdown: {
      gross_amount: moneyOf(currency, units),
      fee_amount: moneyOf(currency, fee),
      net_amount: moneyOf(currency, units - fee),
    },
    payer_name: name,
    payer_email: email_address,
    time: iso(at),
  };
};

export const listTransactions = (desk: Desk, call: Call): Answer => {
  const subscription = subscriptionIn(desk, call);
  const { start_time, end_time } = queryOf(call, span);
  const sales = subscription.paymentIds
    .flatMap((id) => desk.payments.get(id) ?? [])
    .filter(({ at }) => Date.parse(start_time) <= Date.parse(iso(at)) && at <= Date.parse(end_time));
  const self = `${desk.url()}${call.path}?${call.query.toString()}`;
  return ok({ transactions: sales.map(showTransaction), links: [{ href: self, rel: 'self', method: 'GET' }] });
};
