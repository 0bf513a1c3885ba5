import { verifyEmail as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Language } from '#shared/messages/messages.ts';
import { plans } from '#shared/plans.ts';
import { lastDayIn } from '../../rules/credits/day.ts';
import { freeClaimOf } from '../../rules/credits/free-credits.ts';
import { plusDays } from '../../rules/time.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { logger, nameOf } from '../../log.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { hashOf, newId } from '../../proof.ts';
import { invalidToken } from './invalid-token.ts';

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

/** A courtesy: the account is verified whether this mail leaves or not. */
const welcome = ({ mail }: PortsOf<'mail.send'>, email: string, expiresAt: string, language: Language) =>
  mail
    .send({
      to: email,
      name: 'welcome',
      language,
      parameters: { credits: plans.free.pack.credits, date: lastDayIn(language, expiresAt) },
      path: '/dashboard',
    })
    .catch((error: unknown) => logger.warn('welcome mail failed', { cause: nameOf(error) }));

export const verifyEmail = implement(contract)
  .needing('verifications.find', 'users.verify', 'users.findByEmail', 'mail.send', 'clock.now')
  .by(async ({ body: { token }, asked }, { verifications, users, clock, ...ports }) => {
    const verification = await verifications.find(hashOf(token));
    if (!verification) throw invalidToken();
    const { email } = verification;
    const now = clock.now();
    const lot = freeLot(now);
    const claimHash = hashOf(freeClaimOf(email));
    const outcome = await users.verify({ ...verification, claimHash }, lot, now);
    if (outcome === 'notGranted') return { email, credits: 0 };
    if (outcome === 'granted') {
      await welcome(ports, email, lot.expiresAt, asked.language);
      return { email, credits: lot.granted };
    }
    // A second click, or a mail scanner that was faster, finds the work done: that is a success too.
    const user = await users.findByEmail(email);
    if (user?.userId !== verification.userId || user.verifyBy) throw new Fault('errors.accountExpired');
    return { email, credits: user.freeCredits };
  });

export const handler = await http(verifyEmail);
