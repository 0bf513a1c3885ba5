import { Fault } from '#shared/errors/fault.ts';
import { knownAs } from '../../notices/known-as.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { isConfirmed } from '../../rules/login/confirmed.ts';
import { shownAs } from '../../rules/mail/standing.ts';
import type { SecondFactor } from '../../store/accounts/second-factors.ts';
import type { User } from '../../store/accounts/users.ts';

export const profilePorts = [
  'secondFactors.find',
  'returnedMails.of',
  'clock.now',
] as const satisfies readonly PortName[];

const factorView = (factor: SecondFactor | undefined) =>
  isConfirmed(factor)
    ? { confirmedAt: factor.confirmedAt, recoveryCodesLeft: factor.codes.size, endsAt: factor.endsAt ?? null }
    : null;

/** Who an account is, and whether mails reach it. One that cannot be read, or is gone, is nobody's. */
export const profileView = async (
  { secondFactors, returnedMails, clock }: PortsOf<(typeof profilePorts)[number]>,
  user: User | undefined,
) => {
  if (!user) throw new Fault('errors.unauthenticated');
  const { userId, email, company = null, createdAt, passwordChangedAt = null, passwordIsCommon = false } = user;
  const [factor, standing] = await Promise.all([
    secondFactors.find(userId, clock.now()),
    returnedMails.of(knownAs(email)),
  ]);
  const [secondFactor, mailbox] = [factorView(factor), shownAs(standing)];
  return { email, company, createdAt, passwordChangedAt, passwordIsCommon, secondFactor, mailbox };
};
