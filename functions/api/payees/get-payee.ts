import { getPayee as contract } from '#shared/contract/app/payees.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { payeeView } from '../../payees/view.ts';

export const getPayee = implement(contract)
  .needing('payees.find', 'clock.now')
  .by(async ({ params: { id }, caller: { userId } }, { payees, clock }) => {
    const payee = await payees.find(userId, id);
    if (!payee) throw new Fault('errors.notFound');
    return payeeView(payee, clock.now());
  });

export const handler = await http(getPayee);
