import { listBatches as contract } from '#shared/contract/app/batches.ts';
import { listBatches as list, listPorts } from '../../batches/list.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listBatches = implement(contract)
  .needing(...listPorts)
  .by(async ({ query, caller: { userId } }, ports) => list(ports, userId, query));

export const handler = await http(listBatches);
