import type { User } from '../../store/accounts/users.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { hashOf } from '../../proof.ts';
import { invalidToken } from './invalid-token.ts';
import { isNewest } from './newest-link.ts';

/** What it takes to tell whose link it is. */
export const resetLinkPorts = ['passwordResets.find', 'users.find'] as const;

type Ports = PortsOf<(typeof resetLinkPorts)[number] | 'clock.now'>;

/** Whose token it is, while no newer link was mailed and their password is still the one it may replace. */
export const resetOwnerOf = async ({ passwordResets, users, clock }: Ports, tokenHash: string): Promise<User> => {
  const reset = await passwordResets.find(tokenHash, clock.now());
  const user = reset && (await users.find(reset.userId));
  if (!user || hashOf(user.passwordHash) !== reset.passwordMark) throw invalidToken();
  if (!isNewest(user.resetLink, tokenHash)) throw invalidToken();
  return user;
};
