import { timingSafeEqual } from 'node:crypto';
import { Fault } from '#shared/errors/fault.ts';
import { codeDelay } from '#shared/plans.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { meantBy } from '../rules/login/recovery-code.ts';
import { codeIn, stepOf } from '../rules/login/totp.ts';
import type { Login } from '../store/accounts/failed-logins.ts';
import { isConfirmed } from '../rules/login/confirmed.ts';
import type { ConfirmedFactor, SecondFactor } from '../store/accounts/second-factors.ts';
import { failuresIn } from '../rules/login/delay.ts';
import { admissionPorts, admitLogin } from './admit-login.ts';

export const secondFactorPorts = [
  ...admissionPorts,
  'failedLogins.clear',
  'secondFactors.find',
  'secondFactors.takeStep',
  'secondFactors.takeCode',
  'secondFactorSecrets.open',
  'secondFactorSecrets.hash',
  'mailQueue.add',
  'securityEvents.record',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof secondFactorPorts)[number]>;

/** What was typed, and by whom failures are counted. */
interface Given {
  readonly code: string | undefined;
  readonly counted: Login;
}

export const wrongCode = () =>
  new Fault('errors.wrongCode', { fields: [{ pointer: '/code', code: 'errors.wrongCode' }] });

/** The half minute that a code of this factor is of. */
export const openedStep = async (
  { secondFactorSecrets }: PortsOf<'secondFactorSecrets.open'>,
  { userId, sealed }: SecondFactor,
  code: string,
  now: string,
): Promise<number | undefined> => {
  const secret = await secondFactorSecrets.open(userId, sealed);
  return secret === undefined ? undefined : stepOf(secret, code, now);
};

/** Looks at each of them to the end, so that time tells nothing. */
const isAmong = (hashes: ReadonlySet<string>, wanted: string): boolean =>
  [...hashes].filter((hash) => timingSafeEqual(Buffer.from(hash), Buffer.from(wanted))).length > 0;

const usedRecoveryCode = async (ports: Ports, factor: ConfirmedFactor, typed: string, now: string) => {
  const hash = await ports.secondFactorSecrets.hash(factor.userId, meantBy(typed));
  if (!isAmong(factor.codes, hash) || !(await ports.secondFactors.takeCode(factor, hash))) return false;
  const { userId } = factor;
  await tellOwner(ports, userId, { mail: 'recoveryCodeUsed', facts: { left: factor.codes.size - 1 } }, now);
  const event = { id: newId('sev', now), userId, at: now, kind: 'recoveryCode.used', outcome: 'succeeded' } as const;
  await ports.securityEvents.record(event);
  return true;
};

/** Whether what was typed counts, which uses it up: a code of the app, or a recovery code. */
const isUsed = async (ports: Ports, factor: ConfirmedFactor, typed: string): Promise<boolean> => {
  const now = ports.clock.now();
  const code = codeIn(typed);
  if (code === undefined) return usedRecoveryCode(ports, factor, typed, now);
  const step = await openedStep(ports, factor, code, now);
  return step !== undefined && ports.secondFactors.takeStep(factor, step);
};

/**
 * Lets nobody go on who does not show the second factor of this account, where it has one. Only whoever has proven the
 * password comes here, so it tells strangers nothing; their tries are counted as those of passwords are.
 */
export const proveSecondFactor = async (
  ports: Ports,
  userId: string,
  { code, counted }: Given,
): Promise<ConfirmedFactor | undefined> => {
  const factor = await ports.secondFactors.find(userId, ports.clock.now());
  if (!isConfirmed(factor)) return undefined;
  if (code === undefined) throw new Fault('errors.secondFactorRequired');
  const before = await admitLogin(counted, ports, { policy: codeDelay });
  if (!(await isUsed(ports, factor, code))) {
    // From here on tries wait, and nobody errs so often who holds the app: the password is in other hands.
    if (failuresIn(before) + 1 >= codeDelay.freeFailures)
      await tellOwner(ports, userId, { mail: 'codesRefused', isDaily: true }, ports.clock.now());
    throw wrongCode();
  }
  await ports.failedLogins.clear(counted, ports.clock.now());
  return factor;
};
