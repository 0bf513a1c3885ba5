import { closeOtherSessions as contract } from '#shared/contract/app/sessions.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';

export const closeOtherSessions = implement(contract)
  .needing('sessions.ofUser', 'sessions.remove', 'mailQueue.add', 'clock.now')
  .by(async ({ caller: { userId, sessionId: own } }, ports) => {
    const others = (await ports.sessions.ofUser(userId)).filter(({ sessionId }) => sessionId !== own);
    if (others.length === 0) return;
    await ports.sessions.remove(others);
    await tellOwner(ports, userId, { mail: 'sessionsClosed', facts: { count: others.length } }, ports.clock.now());
  });

export const handler = await http(closeOtherSessions);
