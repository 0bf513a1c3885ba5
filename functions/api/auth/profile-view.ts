import { Fault } from '#shared/errors/fault.ts';
import type { User } from '../../store/accounts/users.ts';

/** Who an account is. One that cannot be read, or is gone, is nobody's. */
export const profileView = (user: User | undefined) => {
  if (!user) throw new Fault('errors.unauthenticated');
  const { email, company = null, createdAt, passwordChangedAt = null } = user;
  return { email, company, createdAt, passwordChangedAt };
};
