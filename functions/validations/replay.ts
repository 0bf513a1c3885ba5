import { isFinal } from '../rules/bank/life-cycle.ts';
import { balanceOf } from '../rules/credits/wallet.ts';
import type { PortsOf } from '../ports/connect.ts';
import { underway } from './underway.ts';
import { viewOf } from './view.ts';

type Ports = PortsOf<'validations.find' | 'credits.live' | 'clock.now'>;
interface Repeated {
  readonly caller: { readonly userId: string };
}

/** The stored answer of a validation that was asked before; `undefined` while nobody can say one. */
export const replay = async (id: string, { caller: { userId } }: Repeated, ports: Ports) => {
  const validation = await ports.validations.find(userId, id);
  if (!validation) return undefined;
  const balance = async () => balanceOf(await ports.credits.live(userId, ports.clock.now()));
  if (validation.awaiting) return underway(validation, await balance());
  return isFinal(validation.status) ? viewOf(validation, await balance()) : undefined;
};
