import { verifyEmail as contract } from '#shared/contract/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import { plans } from '#shared/plans.ts';
import { plusDays } from '../domain/time.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';
import { hashOf, newId } from '../runtime/proof.ts';

const freeLot = (now: string) => {
  const { credits, validDays } = plans.free.pack;
  return {
    lotId: newId('lot', now),
    source: 'free',
    tier: 'free',
    granted: credits,
    remaining: credits,
    expiresAt: plusDays(now, validDays),
  } as const;
};

export const verifyEmail = implement(contract)
  .needing('verifications.find', 'users.verify', 'users.findByEmail', 'clock.now')
  .by(async ({ body: { token } }, { verifications, users, clock }) => {
    const verification = await verifications.find(hashOf(token));
    if (!verification)
      throw new Fault('errors.invalidToken', { fields: [{ pointer: '/token', code: 'errors.invalidToken' }] });
    const now = clock.now();
    if ((await users.verify(verification, freeLot(now), now)) === 'verified') return { email: verification.email };
    // A second click, or a mail scanner that was faster, finds the work done: that is a success too.
    const user = await users.findByEmail(verification.email);
    if (user?.userId !== verification.userId || user.verifyBy) throw new Fault('errors.accountExpired');
    return { email: verification.email };
  });

export const handler = await http(verifyEmail);
