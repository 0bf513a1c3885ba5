import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../../ports/connect.ts';
import type { PasswordChange } from '../../store/accounts/password-change.ts';
import type { SessionRef } from '../../store/accounts/sessions.ts';
import type { User } from '../../store/accounts/users.ts';

export const replacingPorts = ['sessions.ofUser', 'sessions.remove', 'clock.now'] as const;
type Ports = PortsOf<(typeof replacingPorts)[number]>;

interface Replacing {
  /** Throws where the password may no longer be replaced. */
  readonly owner: () => Promise<User>;
  /** Made once, when somebody owns it: it takes 30 ms. */
  readonly hash: () => Promise<string>;
  /** Whether a session ends with the password. */
  readonly ends: (session: SessionRef) => boolean;
  readonly write: (user: User, change: PasswordChange) => Promise<'done' | 'changed'>;
}

/** Two items of a transaction end a session, and it takes 100. */
const endedWithIt = 49;
const turns = 5;

/**
 * The password and the sessions that end with it change together, so that none of them outlives a function that dies on its
 * way. Who logs in meanwhile makes it look again; who knows the password and logs in without end keeps nobody from replacing it:
 * at last it is replaced first, and no session is opened by the one before any more.
 */
export const replacePassword = async (
  { sessions, clock }: Ports,
  { owner, hash, ends, write }: Replacing,
): Promise<User> => {
  let newHash: string | undefined;
  for (let turn = 1; turn <= turns; turn++) {
    const user = await owner();
    newHash ??= await hash();
    const open = (await sessions.ofUser(user.userId)).filter(ends);
    await sessions.remove(open.slice(endedWithIt));
    const isInsisting = turn === turns;
    const change = { newHash, sessions: open.slice(0, endedWithIt), at: clock.now(), isInsisting };
    if ((await write(user, change)) !== 'done') continue;
    if (isInsisting) await sessions.remove((await sessions.ofUser(user.userId)).filter(ends));
    return user;
  }
  throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
};
