import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, ok } from '../http/answer.ts';
import { type Call, queryOf } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { feeOf, moneyOf } from '../money.ts';
import type { Payment, Refund } from '../payments/payment.ts';
import { days, iso } from '../time.ts';

const time = z.iso.datetime({ offset: true });

const query = z.object({
  start_date: time,
  end_date: time,
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
});

const longestSpan = 31 * days;

const paymentCodes = { capture: 'T0006', sale: 'T0002' } as const satisfies Record<Payment['kind'], string>;
const refundCodes = { refund: 'T1107', reversal: 'T1201' } as const satisfies Record<Refund['kind'], string>;
const letters = { COMPLETED: 'S', PENDING: 'P', DECLINED: 'D' } as const satisfies Record<Payment['outcome'], string>;

interface Line {
  readonly at: number;
  readonly info: object;
}

const shared = ({ customId, invoiceId, payer }: Payment, at: number) => ({
  paypal_account_id: payer.payerId,
  transaction_initiation_date: iso(at),
  transaction_updated_date: iso(at),
  ...(customId === undefined ? {} : { custom_field: customId }),
  ...(invoiceId === undefined ? {} : { invoice_id: invoiceId }),
});

const ofPayment = (payment: Payment): Line => {
  const { id, kind, of, currency, units, outcome, at } = payment;
  const agreement = { paypal_reference_id: of, paypal_reference_id_type: 'SUB' };
  return {
    at,
    info: {
      transaction_id: id,
      ...(kind === 'sale' ? agreement : {}),
      transaction_event_code: paymentCodes[kind],
      transaction_amount: moneyOf(currency, units),
      ...(outcome === 'COMPLETED' ? { fee_amount: moneyOf(currency, -feeOf(currency, units)) } : {}),
      transaction_status: letters[outcome],
      ...shared(payment, at),
    },
  };
};

const ofRefund =
  (payment: Payment) =>
  ({ id, kind, units, at }: Refund): Line => ({
    at,
    info: {
      transaction_id: id,
      paypal_reference_id: payment.id,
      paypal_reference_id_type: 'TXN',
      transaction_event_code: refundCodes[kind],
      transaction_amount: moneyOf(payment.currency, -units),
      transaction_status: 'S',
      ...shared(payment, at),
    },
  });

/** The account's books of a span of 31 days at most, oldest first. */
export const searchTransactions = (desk: Desk, call: Call): Answer => {
  const { start_date, end_date, page, page_size } = queryOf(call, query);
  const [from, to] = [Date.parse(start_date), Date.parse(end_date)];
  if (to < from || to - from > longestSpan) throw new Refusal('INVALID_DATE_RANGE');
  const lines = [...desk.payments.values()]
    .flatMap((payment) => [ofPayment(payment), ...payment.refunds.map(ofRefund(payment))])
    .filter(({ at }) => from <= at && at <= to)
    .toSorted((left, right) => left.at - right.at);
  const shown = lines.slice((page - 1) * page_size, page * page_size);
  return ok({
    transaction_details: shown.map(({ info }) => ({ transaction_info: info })),
    account_number: desk.merchant.merchantId,
    start_date,
    end_date,
    last_refreshed_datetime: iso(desk.now()),
    page,
    total_items: lines.length,
    total_pages: Math.ceil(lines.length / page_size),
    links: [{ href: `${desk.url()}${call.path}?${call.query.toString()}`, rel: 'self', method: 'GET' }],
  });
};
