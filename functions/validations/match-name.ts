import { Fault } from '#shared/errors/fault.ts';
import type { FraudLevel } from '#shared/validation/risk.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { sandboxAnswer } from '../rules/bank/sandbox.ts';
import { balanceOf } from '../rules/credits/wallet.ts';
import { matchNames } from '../rules/names/match.ts';
import { riskWithName } from '../rules/risk/fraud-risk.ts';
import type { Validation } from '../store/validations/validation.ts';
import { findPorts, findSettled, type Wanted } from './find.ts';
import { viewOf } from './view.ts';

export const matchNamePorts = [...findPorts, 'comparisons.write'] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof matchNamePorts)[number]>;

/** A name without a letter is like none, not even itself; a holder without one, all masked, is as good as none. */
const compared = (name: string, { status, beneficiary }: Validation) => {
  if (status !== 'VALID' || !beneficiary) throw new Fault('errors.noHolder');
  if (!matchNames(name, name))
    throw new Fault('errors.invalidFields', { fields: [{ pointer: '/name', code: 'field.invalid' }] });
  const nameMatch = matchNames(name, beneficiary);
  if (!nameMatch) throw new Fault('errors.noHolder');
  return nameMatch;
};

/** What the sandbox's table says of an account, no name makes less. */
const leastOf = (validation: Validation): FraudLevel | undefined =>
  validation.environment === 'sandbox' ? sandboxAnswer(validation).fraudRisk.level : undefined;

/**
 * Compares whom somebody expects to pay with the holder of an answer that is paid already: nothing is asked, moved or
 * counted. The answer is then as if it had been asked with this name.
 */
export const matchNameOf = async (ports: Ports, wanted: Wanted, name: string) => {
  const now = ports.clock.now();
  const [validation, liveLots] = await Promise.all([
    findSettled(ports, wanted, now),
    ports.credits.live(wanted.userId, now),
  ]);
  if (!validation) throw new Fault('errors.notFound');
  const nameMatch = compared(name, validation);
  const risk = { reasons: validation.fraudReasons ?? [], atLeast: leastOf(validation) };
  const { level: fraudLevel, reasons: fraudReasons } = riskWithName(risk, nameMatch.result);
  const comparison = { expectedName: name, nameMatch, fraudLevel, fraudReasons };
  if (!(await ports.comparisons.write(validation, comparison, now))) throw new Fault('errors.noHolder');
  return viewOf({ ...validation, ...comparison }, balanceOf(liveLots));
};
