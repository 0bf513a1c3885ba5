import { createBatch as contract } from '#shared/contract/public/batches.ts';
import { createBatch as create, createdBefore, createPorts } from '../../batches/create.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const createBatch = implement(contract)
  .needing(...createPorts, 'newBatches.createForKey')
  .by(
    async ({ body, caller: key, claim }, ports) =>
      create(
        ports,
        { owner: key.userId, environment: key.environment, key, body, claim },
        ports.newBatches.createForKey,
      ),
    (id, { caller: { userId } }, ports) => createdBefore(ports, userId, id),
  );

export const handler = await http(createBatch);
