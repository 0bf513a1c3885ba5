import { getBatch as contract } from '#shared/contract/public/batches.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getBatch = implement(contract)
  .needing('clock.now')
  .by(async () => {
    throw new Fault('errors.internal');
  });

export const handler = await http(getBatch);
