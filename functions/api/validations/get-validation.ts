import { getValidation as contract } from '#shared/contract/app/validations.ts';
import { Fault } from '#shared/errors/fault.ts';
import { balanceOf } from '../../rules/credits/wallet.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { isDueInSandbox, settleInSandbox } from '../../validations/sandbox.ts';
import { viewOf } from '../../validations/view.ts';

const needs = [
  'validations.find',
  'validations.settleUncharged',
  'credits.live',
  'clock.now',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof needs)[number]>;

/** A slow account of the sandbox is answered by the clock: whoever looks first when its time has come writes it down. */
const findSettled = async ({ validations }: Ports, userId: string, id: string, now: string) => {
  const validation = await validations.find(userId, id);
  if (!validation || !isDueInSandbox(validation, now)) return validation;
  await settleInSandbox(validations.settleUncharged, validation, now);
  return validations.find(userId, id);
};

export const getValidation = implement(contract)
  .needing(...needs)
  .by(async ({ params, caller: { userId } }, ports) => {
    const now = ports.clock.now();
    const [validation, liveLots] = await Promise.all([
      findSettled(ports, userId, params.id, now),
      ports.credits.live(userId, now),
    ]);
    if (!validation) throw new Fault('errors.notFound');
    return viewOf(validation, balanceOf(liveLots));
  });

export const handler = await http(getValidation);
