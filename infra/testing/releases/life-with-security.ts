import { login } from '#functions/api/auth/login.ts';
import { listSecurityEvents } from '#functions/api/security-events/list-security-events.ts';
import { goodPassword } from '../customer.ts';
import type { Fixture } from './fixture.ts';
import { posting, type List, type Visitor } from './visitor.ts';

interface Happened {
  readonly kind: string;
}

/** Whoever has a second factor comes in by a code that was written down, and reads what happened in the account. */
export const useSecondFactor = async ({ json }: Visitor, { people: { guarded } }: Fixture) => {
  if (!guarded) return undefined;
  const { email, recoveryCode: code } = guarded;
  const { token } = await json(login, posting({ email, password: goodPassword, code }));
  const headers = { authorization: `Bearer ${String(token)}` };
  const { data } = await json<List<Happened>>(listSecurityEvents, { headers });
  return { kinds: data.map(({ kind }) => kind) };
};
