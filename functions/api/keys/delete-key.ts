import { deleteKey as contract } from '#shared/contract/app/keys.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';

export const deleteKey = implement(contract)
  .needing('keyring.remove', 'mailQueue.add', 'clock.now')
  .by(async ({ params: { id }, caller: { userId } }, ports) => {
    if (!(await ports.keyring.remove(userId, id))) throw new Fault('errors.notFound');
    await tellOwner(ports, userId, { mail: 'keyDeleted', facts: { key: id } }, ports.clock.now());
  });

export const handler = await http(deleteKey);
