import { getBatch as contract } from '#shared/contract/public/batches.ts';
import { showBatch, showPorts } from '../../batches/find.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getBatch = implement(contract)
  .needing(...showPorts)
  .by(async ({ params: { id }, caller: { userId, environment } }, ports) =>
    showBatch(ports, { userId, id, environment }),
  );

export const handler = await http(getBatch);
