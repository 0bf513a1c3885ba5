import * as z from 'zod';
import type { Told, Transaction } from '../../rules/payments/paypal.ts';
import { told } from './client.ts';
import { Instant, Money, queryOf } from './wire.ts';

const Line = z
  .object({
    transaction_info: z.object({
      transaction_id: z.string(),
      transaction_event_code: z.string(),
      transaction_status: z.enum(['S', 'P', 'D', 'V']),
      transaction_initiation_date: Instant,
      transaction_amount: Money,
      custom_field: z.string().optional(),
      paypal_reference_id: z.string().optional(),
    }),
  })
  .transform(({ transaction_info: info }): Transaction => ({
    id: info.transaction_id,
    eventCode: info.transaction_event_code,
    status: info.transaction_status,
    at: info.transaction_initiation_date,
    amount: info.transaction_amount,
    customId: info.custom_field,
    referenceId: info.paypal_reference_id,
  }));

const Page = z
  .object({ transaction_details: z.array(Line).default([]), total_pages: z.int().min(0).default(0) })
  .transform(({ transaction_details: rows, total_pages: pages }) => ({ rows, pages }));

const rowsPerPage = 500;
const bytesAtMost = 8 * 1024 * 1024;

/** Pages count from 1. */
export const transactions = (
  { from, to }: { readonly from: string; readonly to: string },
  page: number,
): Promise<Told<{ readonly rows: readonly Transaction[]; readonly pages: number }>> => {
  const span = { start_date: from, end_date: to, fields: 'transaction_info' };
  const query = queryOf({ ...span, page_size: String(rowsPerPage), page: String(page) });
  return told(Page, { as: 'transactions', method: 'GET', path: `/v1/reporting/transactions?${query}`, bytesAtMost });
};
