import { logout as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const logout = implement(contract)
  .needing('sessions.remove')
  .by(async ({ caller: { userId, sessionId, sessionHash } }, { sessions }) => {
    await sessions.remove([{ userId, sessionId, tokenHash: sessionHash }]);
  });

export const handler = await http(logout);
