import { createBatch as contract } from '#shared/contract/public/batches.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const createBatch = implement(contract)
  .needing('clock.now')
  .by(
    async () => {
      throw new Fault('errors.internal');
    },
    async () => undefined,
  );

export const handler = await http(createBatch);
