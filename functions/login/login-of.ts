import type { PortsOf } from '../ports/connect.ts';
import { hashOf } from '../proof.ts';
import type { Login } from '../store/accounts/failed-logins.ts';

export const loginPorts = ['attemptNames.of'] as const;

/** Names of logins outlive the hours of crowds. */
const ever = 'ever';

/**
 * What failures are counted by: the e-mail, and the e-mail at the address that tries it. Named by a key: who has the table
 * and knows an e-mail could otherwise try every address there is.
 */
export const loginOf = async (
  { attemptNames }: PortsOf<(typeof loginPorts)[number]>,
  { email, from, browser }: { readonly email: string; readonly from: string; readonly browser?: string | undefined },
): Promise<Login> => {
  const [byEmail = '', place = ''] = await attemptNames.of(ever, [email, `${email} ${from}`], 'whole');
  return { email: byEmail, place, browser };
};

/** What fails among those who hold sessions of an account is counted once for all of them, wherever they are. */
export const withinSessions = (what: string, userId: string): Login => ({ place: hashOf(`${what} of ${userId}`) });
