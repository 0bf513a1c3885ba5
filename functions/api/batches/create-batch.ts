import { createBatch as contract } from '#shared/contract/app/batches.ts';
import { createBatch as create, createdBefore, createPorts } from '../../batches/create.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const createBatch = implement(contract)
  .needing(...createPorts, 'newBatches.create')
  .by(
    async ({ body: { environment, ...body }, caller: { userId: owner }, claim }, ports) =>
      create(ports, { owner, environment, body, claim }, ports.newBatches.create),
    (id, { caller: { userId } }, ports) => createdBefore(ports, userId, id),
  );

export const handler = await http(createBatch);
