import { proveAgain as contract } from '#shared/contract/app/second-factor.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { ownerPorts, proveOwner } from '../../login/prove-owner.ts';

export const proveAgain = implement(contract)
  .needing(...ownerPorts, 'sessions.prove')
  .by(async ({ body, caller: { userId, sessionHash } }, ports) => {
    await proveOwner(ports, userId, body);
    await ports.sessions.prove(sessionHash, ports.clock.now());
  });

export const handler = await http(proveAgain);
