import { closeOtherSessions as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const closeOtherSessions = implement(contract)
  .needing('sessions.ofUser', 'sessions.remove')
  .by(async ({ caller: { userId, sessionId: own } }, { sessions }) => {
    const all = await sessions.ofUser(userId);
    await sessions.remove(all.filter(({ sessionId }) => sessionId !== own));
  });

export const handler = await http(closeOtherSessions);
