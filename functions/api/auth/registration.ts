import { Fault } from '#shared/errors/fault.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { hashOf } from '../../proof.ts';
import type { User } from '../../store/accounts/users.ts';
import { invalidToken } from './invalid-token.ts';
import { isNewest } from './newest-link.ts';

export const registrationPorts = ['verifications.find', 'users.find'] as const satisfies readonly PortName[];

/** The account that the link of a verification mail is for, while that link is the newest and the account alive. */
export const registrationOf = async (
  { verifications, users }: PortsOf<(typeof registrationPorts)[number]>,
  token: string,
  now: string,
): Promise<User> => {
  const hash = hashOf(token);
  const verification = await verifications.find(hash);
  const user = verification && (await users.find(verification.userId));
  if (!user || !isNewest(user.verificationLink, hash)) throw invalidToken();
  if (user.verifyBy && user.verifyBy < now) throw new Fault('errors.accountExpired');
  return user;
};
