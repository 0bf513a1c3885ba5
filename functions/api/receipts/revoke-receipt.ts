import { revokeReceipt as contract } from '#shared/contract/app/receipts.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const revokeReceipt = implement(contract)
  .needing('receipts.revoke', 'clock.now')
  .by(async ({ params: { id }, caller: { userId } }, ports) => {
    if (!(await ports.receipts.revoke(userId, id, ports.clock.now()))) throw new Fault('errors.notFound');
  });

export const handler = await http(revokeReceipt);
