import { getBatch as contract } from '#shared/contract/app/batches.ts';
import { showBatch, showPorts } from '../../batches/find.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getBatch = implement(contract)
  .needing(...showPorts)
  .by(async ({ params: { id }, caller: { userId } }, ports) => showBatch(ports, { userId, id }));

export const handler = await http(getBatch);
