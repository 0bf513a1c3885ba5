import { listPayments as contract } from '#shared/contract/app/payments.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { pageFound, pageWith } from '../../entry/page.ts';
import { paymentView } from '../../payments/view.ts';

export const listPayments = implement(contract)
  .needing('payments.list', 'clock.now')
  .by(async ({ query: { cursor, limit }, caller: { userId } }, { payments, clock }) => {
    const page = pageFound(await payments.list(userId, { cursor, limit }));
    const now = clock.now();
    const shown = page.rows.map((row) => ({ ...paymentView(row, now), subscriptionId: row.subscriptionId ?? null }));
    return pageWith(shown, page);
  });

export const handler = await http(listPayments);
