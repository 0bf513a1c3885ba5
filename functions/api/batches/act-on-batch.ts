import { actOnBatch as contract } from '#shared/contract/app/batches.ts';
import { actOnBatch as act, actPorts } from '../../batches/act.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const actOnBatch = implement(contract)
  .needing(...actPorts)
  .by(async ({ params: { id, action }, caller: { userId } }, ports) => act(ports, { userId, id }, action));

export const handler = await http(actOnBatch);
