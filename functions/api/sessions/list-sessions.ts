import { listSessions as contract } from '#shared/contract/app/sessions.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listSessions = implement(contract)
  .needing('sessions.ofUser', 'sessions.find', 'clock.now')
  .by(async ({ caller }, { sessions, clock }) => {
    const refs = await sessions.ofUser(caller.userId);
    const now = clock.now();
    const found = await Promise.all(refs.map(({ tokenHash }) => sessions.find(tokenHash, now)));
    return {
      data: found
        .filter((session) => session !== undefined)
        .map(({ sessionId, createdAt, lastSeenAt, userAgent }) => ({
          id: sessionId,
          createdAt,
          lastSeenAt,
          userAgent: userAgent ?? null,
          current: sessionId === caller.sessionId,
        })),
    };
  });

export const handler = await http(listSessions);
