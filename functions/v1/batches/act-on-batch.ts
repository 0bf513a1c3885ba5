import { actOnBatch as contract } from '#shared/contract/public/batches.ts';
import { actOnBatch as act, actPorts } from '../../batches/act.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const actOnBatch = implement(contract)
  .needing(...actPorts)
  .by(async ({ params: { id, action }, caller: { userId, environment } }, ports) =>
    act(ports, { userId, id, environment }, action),
  );

export const handler = await http(actOnBatch);
