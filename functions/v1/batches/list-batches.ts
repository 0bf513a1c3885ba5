import { listBatches as contract } from '#shared/contract/public/batches.ts';
import { listBatches as list, listPorts } from '../../batches/list.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listBatches = implement(contract)
  .needing(...listPorts)
  .by(async ({ query, caller: { userId, environment } }, ports) => list(ports, userId, { ...query, environment }));

export const handler = await http(listBatches);
