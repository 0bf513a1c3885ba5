import { listReceipts as contract } from '#shared/contract/app/receipts.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { ownView } from '../../receipts/own.ts';

export const listReceipts = implement(contract)
  .needing('receipts.list', 'dashboard.address')
  .by(async ({ params: { id }, caller: { userId } }, ports) => {
    const [receipts, dashboard] = await Promise.all([ports.receipts.list(userId, id), ports.dashboard.address()]);
    return { data: receipts.map((one) => ownView(one, dashboard)) };
  });

export const handler = await http(listReceipts);
