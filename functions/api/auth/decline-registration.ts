import { declineRegistration as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { registrationOf, registrationPorts } from './registration.ts';

/** Whoever reads the mailbox deletes an account that somebody else opened in its name, and nothing that was verified. */
export const declineRegistration = implement(contract)
  .needing(...registrationPorts, 'users.remove', 'clock.now')
  .by(async ({ body: { token } }, ports) => {
    const user = await registrationOf(ports, token, ports.clock.now());
    if (!(await ports.users.remove(user))) throw new Fault('errors.alreadyVerified');
  });

export const handler = await http(declineRegistration);
