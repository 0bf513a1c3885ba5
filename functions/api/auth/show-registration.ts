import { showRegistration as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { registrationOf, registrationPorts } from './registration.ts';

export const showRegistration = implement(contract)
  .needing(...registrationPorts, 'clock.now')
  .by(async ({ body: { token } }, ports) => {
    const { email, createdAt, registeredWith, verifyBy } = await registrationOf(ports, token, ports.clock.now());
    return { email, registeredAt: createdAt, userAgent: registeredWith ?? null, verified: verifyBy === undefined };
  });

export const handler = await http(showRegistration);
