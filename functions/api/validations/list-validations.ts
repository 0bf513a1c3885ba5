import { listValidations as contract } from '#shared/contract/app/validations.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { summaryOf } from '../../validations/view.ts';

export const listValidations = implement(contract)
  .needing('history.list', 'clock.now')
  .by(async ({ query: { cursor, limit, ...filter }, caller: { userId } }, { history, clock }) => {
    const page = await history.list(userId, filter, { cursor, limit, now: clock.now() });
    if (page === 'invalidCursor')
      throw new Fault('errors.invalidCursor', { fields: [{ pointer: '/cursor', code: 'errors.invalidCursor' }] });
    return {
      data: await Promise.all(page.rows.map(summaryOf)),
      hasMore: page.nextCursor !== null,
      nextCursor: page.nextCursor,
    };
  });

export const handler = await http(listValidations);
