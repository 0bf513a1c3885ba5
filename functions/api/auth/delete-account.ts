import { deleteAccount as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { endAccessPorts, tryToEndAccess } from '../../erasure/end-access.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { hashPassword } from '../../login/password.ts';
import { ownerPorts, proveOwner } from '../../login/prove-owner.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { newToken } from '../../proof.ts';

/**
 * Closes an account and has it deleted: at once for everybody who could get in, within a day for all it holds. Nothing of it
 * can be taken back, so the password is asked for however recently it was given.
 */
export const deleteAccount = implement(contract)
  .needing(...ownerPorts, ...endAccessPorts, 'erasures.begin', 'mailQueue.add')
  .by(async ({ body, caller: { userId }, asked: { language } }, ports) => {
    const { user } = await proveOwner(ports, userId, body);
    const now = ports.clock.now();
    const begun = await ports.erasures.begin(user, await hashPassword(newToken()), now);
    if (begun === 'changed') throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
    await tellOwner(ports, userId, { mail: 'accountDeleted' }, now);
    await tryToEndAccess(ports, userId);
    return { requestedAt: now, message: messages[language].answers.accountDeleted };
  });

export const handler = await http(deleteAccount);
