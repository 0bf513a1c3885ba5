import { deleteAccount as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import { endAccessPorts, tryToEndAccess } from '../../erasure/end-access.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { logger, nameOf } from '../../log.ts';
import { hashPassword } from '../../login/password.ts';
import { passwordPorts, provePassword } from '../../login/prove-password.ts';
import { newId, newToken } from '../../proof.ts';

/**
 * Closes an account and has it deleted: at once for everybody who could get in, within a day for all it holds. Nothing of it
 * can be taken back, so the password is asked for however recently it was given.
 */
export const deleteAccount = implement(contract)
  .needing(...passwordPorts, ...endAccessPorts, 'erasures.begin', 'mailQueue.add')
  .by(async ({ body: { password }, caller: { userId }, asked: { language } }, ports) => {
    const user = await provePassword(ports, userId, { password, pointer: '/password' });
    const now = ports.clock.now();
    const begun = await ports.erasures.begin(user, await hashPassword(newToken()), now);
    if (begun === 'changed') throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
    await ports.mailQueue
      .add({ id: newId('mail', now), userId, mail: 'accountDeleted', language, askedBy: 'us' })
      .catch((error: unknown) => logger.error('mail of a deleted account not queued', { cause: nameOf(error) }));
    await tryToEndAccess(ports, userId);
    return { requestedAt: now, message: messages[language].answers.accountDeleted };
  });

export const handler = await http(deleteAccount);
