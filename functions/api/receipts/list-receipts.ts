import { listReceipts as contract } from '#shared/contract/app/receipts.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { ownView } from '../../receipts/own.ts';

export const listReceipts = implement(contract)
  .needing('validations.find', 'receipts.list', 'dashboard.address')
  .by(async ({ params: { id }, caller: { userId } }, ports) => {
    const [validation, receipts, dashboard] = await Promise.all([
      ports.validations.find(userId, id),
      ports.receipts.list(userId, id),
      ports.dashboard.address(),
    ]);
    if (!validation) throw new Fault('errors.notFound');
    return { data: receipts.map((one) => ownView(one, dashboard)) };
  });

export const handler = await http(listReceipts);
