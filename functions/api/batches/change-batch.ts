import { changeBatch as contract } from '#shared/contract/app/batches.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const changeBatch = implement(contract)
  .needing('clock.now')
  .by(async () => {
    throw new Fault('errors.internal');
  });

export const handler = await http(changeBatch);
