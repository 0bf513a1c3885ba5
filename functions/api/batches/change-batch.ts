import { changeBatch as contract } from '#shared/contract/app/batches.ts';
import { changeBatch as change, changePorts } from '../../batches/change.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const changeBatch = implement(contract)
  .needing(...changePorts)
  .by(async ({ params: { id }, body, caller: { userId } }, ports) => change(ports, { userId, id }, body));

export const handler = await http(changeBatch);
