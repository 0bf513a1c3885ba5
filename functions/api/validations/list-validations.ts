import { listValidations as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { pageFound, pageWith } from '../../entry/page.ts';
import { summaryOf } from '../../validations/view.ts';

export const listValidations = implement(contract)
  .needing('history.list', 'clock.now')
  .by(async ({ query: { cursor, limit, ...filter }, caller: { userId } }, { history, clock }) => {
    const page = pageFound(await history.list(userId, filter, { cursor, limit, now: clock.now() }));
    return pageWith(await Promise.all(page.rows.map(summaryOf)), page);
  });

export const handler = await http(listValidations);
