import { removeSecondFactor as contract } from '#shared/contract/app/second-factor.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { ownerPorts, proveOwner } from '../../login/prove-owner.ts';
import { tellOwner } from '../../notices/tell-owner.ts';

export const removeSecondFactor = implement(contract)
  .needing(...ownerPorts, 'secondFactors.remove')
  .by(async ({ body, caller: { userId } }, ports) => {
    const { factor } = await proveOwner(ports, userId, body);
    if (!factor || !(await ports.secondFactors.remove(factor))) throw new Fault('errors.noSecondFactor');
    await tellOwner(ports, userId, { mail: 'secondFactorOff' }, ports.clock.now());
  });

export const handler = await http(removeSecondFactor);
