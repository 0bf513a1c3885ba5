import { login as contract } from '#shared/contract/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { session } from '#shared/plans.ts';
import { plusDays } from '../domain/time.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';
import { hashOf, newToken } from '../runtime/proof.ts';
import { passwordMatches } from './password.ts';
import { userView } from './user-view.ts';

export const login = implement(contract)
  .needing('users.findByEmail', 'sessions.create', 'credits.live', 'clock.now')
  .by(async ({ body: { email, password } }, { users, sessions, credits, clock }) => {
    const user = await users.findByEmail(email);
    // Always hashes, so a missing account takes as long as a wrong password.
    const proven = await passwordMatches(password, user?.passwordHash);
    if (!user || !proven) throw new Fault('errors.invalidCredentials');
    const now = clock.now();
    if (user.verifyBy && user.verifyBy < now) throw new Fault('errors.accountExpired');
    if (user.verifyBy) throw new Fault('errors.emailNotVerified', { extra: { email } });
    const token = newToken();
    const { userId } = user;
    const [, liveLots] = await Promise.all([
      sessions.create(hashOf(token), { userId, email, expiresAt: plusDays(now, session.absoluteDays) }),
      credits.live(userId, now),
    ]);
    return { user: userView(email, liveLots), token };
  });

export const handler = await http(login);
