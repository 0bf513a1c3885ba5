import { Fault } from '#shared/errors/fault.ts';
import { isConfirmed } from '../../rules/login/confirmed.ts';
import type { SecondFactor } from '../../store/accounts/second-factors.ts';
import type { User } from '../../store/accounts/users.ts';

const factorView = (factor: SecondFactor | undefined) =>
  isConfirmed(factor)
    ? { confirmedAt: factor.confirmedAt, recoveryCodesLeft: factor.codes.size, endsAt: factor.endsAt ?? null }
    : null;

/** Who an account is. One that cannot be read, or is gone, is nobody's. */
export const profileView = (user: User | undefined, factor: SecondFactor | undefined) => {
  if (!user) throw new Fault('errors.unauthenticated');
  const { email, company = null, createdAt, passwordChangedAt = null, passwordIsCommon = false } = user;
  return { email, company, createdAt, passwordChangedAt, passwordIsCommon, secondFactor: factorView(factor) };
};
