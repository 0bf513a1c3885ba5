import { listPayees as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { pageFound, pageWith } from '../../entry/page.ts';
import { payeeSummaryOf } from '../../payees/summary.ts';

export const listPayees = implement(contract)
  .needing('payeeList.list', 'clock.now')
  .by(async ({ query: { cursor, limit, ...filter }, caller: { userId } }, { payeeList, clock }) => {
    const page = pageFound(await payeeList.list(userId, filter, { cursor, limit }));
    const now = clock.now();
    return pageWith(await Promise.all(page.rows.map((payee) => payeeSummaryOf(payee, now))), page);
  });

export const handler = await http(listPayees);
