import { deletePayee as contract } from '#shared/contract/app/payees.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const deletePayee = implement(contract)
  .needing('payees.remove', 'clock.now')
  .by(async ({ params: { id }, caller: { userId } }, { payees, clock }) => {
    if (!(await payees.remove(userId, id, clock.now()))) throw new Fault('errors.notFound');
  });

export const handler = await http(deletePayee);
