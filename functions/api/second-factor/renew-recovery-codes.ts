import { renewRecoveryCodes as contract } from '#shared/contract/app/second-factor.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { ownerPorts, proveOwner } from '../../login/prove-owner.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { freshCodes } from './fresh-codes.ts';

export const renewRecoveryCodes = implement(contract)
  .needing(...ownerPorts, 'secondFactors.replaceCodes')
  .by(async ({ body, caller: { userId } }, ports) => {
    const { factor } = await proveOwner(ports, userId, body);
    if (!factor) throw new Fault('errors.noSecondFactor');
    const { recoveryCodes, codes } = await freshCodes(ports, userId);
    if (!(await ports.secondFactors.replaceCodes(factor, [...codes]))) throw new Fault('errors.noSecondFactor');
    await tellOwner(ports, userId, { mail: 'recoveryCodesMade' }, ports.clock.now());
    return { recoveryCodes };
  });

export const handler = await http(renewRecoveryCodes);
