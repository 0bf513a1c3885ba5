import { setUpSecondFactor as contract } from '#shared/contract/app/second-factor.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { provePassword, passwordPorts } from '../../login/prove-password.ts';
import { newSecret } from '../../login/new-secret.ts';
import { newId } from '../../proof.ts';
import { uriOf } from '../../rules/login/totp.ts';
import { freshCodes } from './fresh-codes.ts';

/** Whoever began before and did not confirm begins anew: with another secret, and other codes. */
export const setUpSecondFactor = implement(contract)
  .needing(...passwordPorts, 'secondFactors.begin', 'secondFactorSecrets.seal', 'secondFactorSecrets.hash')
  .by(async ({ body: { password }, caller: { userId, email } }, ports) => {
    await provePassword(ports, userId, { password, pointer: '/password' });
    const secret = newSecret();
    const { recoveryCodes, codes } = await freshCodes(ports, userId);
    const now = ports.clock.now();
    const factorId = newId('fac', now);
    const sealed = await ports.secondFactorSecrets.seal(userId, secret);
    if (!(await ports.secondFactors.begin({ userId, factorId, sealed, codes, createdAt: now })))
      throw new Fault('errors.secondFactorOn');
    return { uri: uriOf(secret, email), recoveryCodes };
  });

export const handler = await http(setUpSecondFactor);
