import { closeSession as contract } from '#shared/contract/app/sessions.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const closeSession = implement(contract)
  .needing('sessions.ofUser', 'sessions.remove')
  .by(async ({ caller: { userId }, params: { id } }, { sessions }) => {
    const ref = (await sessions.ofUser(userId)).find(({ sessionId }) => sessionId === id);
    if (!ref) throw new Fault('errors.notFound');
    await sessions.remove([ref]);
  });

export const handler = await http(closeSession);
