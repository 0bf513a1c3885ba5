import { deleteKey as contract } from '#shared/contract/app/keys.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const deleteKey = implement(contract)
  .needing('keyring.remove')
  .by(async ({ params: { id }, caller: { userId } }, { keyring }) => {
    if (!(await keyring.remove(userId, id))) throw new Fault('errors.notFound');
  });

export const handler = await http(deleteKey);
