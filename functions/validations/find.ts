import { Fault } from '#shared/errors/fault.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { balanceOf } from '../rules/credits/wallet.ts';
import type { Validation } from '../store/validations/validation.ts';
import { isDueInSandbox, settleInSandbox } from './sandbox.ts';
import { viewOf } from './view.ts';

export const settledPorts = ['validations.find', 'validations.settleUncharged'] as const satisfies readonly PortName[];
export const findPorts = [...settledPorts, 'credits.live', 'clock.now'] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof findPorts)[number]>;

export interface Wanted extends Pick<Validation, 'userId' | 'id'> {
  /** Where it has to be of; absent for whoever sees both. */
  readonly environment?: Environment;
}

/** A slow account of the sandbox is answered by the clock: whoever looks first when its time has come writes it down. */
export const findSettled = async (
  { validations }: PortsOf<(typeof settledPorts)[number]>,
  { userId, id, environment }: Wanted,
  now: string,
) => {
  const validation = await validations.find(userId, id);
  if (environment && validation?.environment !== environment) return undefined;
  if (!validation || !isDueInSandbox(validation, now)) return validation;
  await settleInSandbox(validations.settleUncharged, validation, now);
  return validations.find(userId, id);
};

/** One validation with its whole answer; one of somebody else, or of the other environment, is as none. */
export const findValidation = async (ports: Ports, wanted: Wanted) => {
  const now = ports.clock.now();
  const [validation, liveLots] = await Promise.all([
    findSettled(ports, wanted, now),
    ports.credits.live(wanted.userId, now),
  ]);
  if (!validation) throw new Fault('errors.notFound');
  return viewOf(validation, balanceOf(liveLots));
};
