import { confirmSecondFactor as contract } from '#shared/contract/app/second-factor.ts';
import { Fault } from '#shared/errors/fault.ts';
import { codeDelay } from '#shared/plans.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { admissionPorts, admitLogin } from '../../login/admit-login.ts';
import { withinSessions } from '../../login/login-of.ts';
import { openedStep, wrongCode } from '../../login/prove-second-factor.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { codeIn } from '../../rules/login/totp.ts';
import { isConfirmed } from '../../rules/login/confirmed.ts';

/**
 * Who shows a code has the secret in their app: only then does a login ask for one. The code is used up by it. Whoever came
 * in elsewhere by the password alone has to show one, too.
 */
export const confirmSecondFactor = implement(contract)
  .needing(
    ...admissionPorts,
    'failedLogins.forget',
    'secondFactors.find',
    'secondFactors.confirm',
    'secondFactorSecrets.open',
    'sessions.ofUser',
    'sessions.remove',
    'mailQueue.add',
  )
  .by(async ({ body, caller: { userId, sessionId: own } }, ports) => {
    const factor = await ports.secondFactors.find(userId, ports.clock.now());
    if (!factor) throw new Fault('errors.noSecondFactor');
    if (isConfirmed(factor)) throw new Fault('errors.secondFactorOn');
    const counted = withinSessions('setup', userId);
    await admitLogin(counted, ports, { policy: codeDelay });
    const now = ports.clock.now();
    const step = await openedStep(ports, factor, codeIn(body.code) ?? '', now);
    if (step === undefined) throw wrongCode();
    // Somebody began anew meanwhile: what was shown is not the secret that would count.
    if (!(await ports.secondFactors.confirm(factor, step, now))) throw new Fault('errors.noSecondFactor');
    await ports.failedLogins.forget(counted);
    await ports.sessions.remove((await ports.sessions.ofUser(userId)).filter(({ sessionId }) => sessionId !== own));
    await tellOwner(ports, userId, { mail: 'secondFactorOn' }, now);
    return { confirmedAt: now, recoveryCodesLeft: factor.codes.size, endsAt: null };
  });

export const handler = await http(confirmSecondFactor);
