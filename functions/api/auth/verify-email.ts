import { verifyEmail as contract } from '#shared/contract/app/auth.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Language } from '#shared/messages/messages.ts';
import { plans } from '#shared/plans.ts';
import { plusDays } from '../../rules/time.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { logger, nameOf, tellCount } from '../../log.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { freeCreditsGiven } from '../../rules/credits/free-metrics.ts';
import { isConfirmed } from '../../rules/login/confirmed.ts';
import type { User } from '../../store/accounts/users.ts';
import { admissionPorts, admitLogin } from '../../login/admit-login.ts';
import { hashedClaimOf } from '../../hashed-claim.ts';
import { loginOf, loginPorts } from '../../login/login-of.ts';
import { openSession, sessionPorts } from './open-session.ts';
import { knownAs } from '../../notices/known-as.ts';
import { passwordMatches } from '../../login/password.ts';
import { registrationOf, registrationPorts } from './registration.ts';

type Ports = PortsOf<
  | (typeof loginPorts)[number]
  | (typeof admissionPorts)[number]
  | 'failedLogins.clear'
  | 'failedLogins.forget'
  | 'users.verify'
  | 'mailQueue.add'
>;

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

/**
 * Failures are counted among those who hold a link of this account, so that nobody without the mail makes its owner wait,
 * and another mail gives nobody more tries.
 */
const requirePassword = async (ports: Ports, { userId, email, passwordHash }: User, password: string, from: string) => {
  const proof = await loginOf(ports, { email: `link of ${userId}`, from });
  await admitLogin(proof, ports);
  if (!(await passwordMatches(password, passwordHash)))
    throw new Fault('errors.wrongPassword', { fields: [{ pointer: '/password', code: 'errors.wrongPassword' }] });
  const now = ports.clock.now();
  const login = await loginOf(ports, { email, from });
  await Promise.all([ports.failedLogins.clear(proof, now), ports.failedLogins.forget(login)]);
};

/** A courtesy: the account is verified whether this mail leaves or not. */
const welcome = (
  { mailQueue }: Ports,
  userId: string,
  language: Language,
  lot: ReturnType<typeof freeLot>,
  now: string,
) =>
  mailQueue
    .add({
      id: newId('mail', now),
      userId,
      mail: 'welcome',
      language,
      askedBy: 'us',
      credits: lot.granted,
      expiresAt: lot.expiresAt,
    })
    .catch((error: unknown) => logger.warn('welcome mail not queued', { cause: nameOf(error) }));

/** Gives the free credits that the account has of it, now or from a time before whose answer was lost. */
const verified = async (
  ports: Ports,
  { userId, email, freeCredits, verifyBy }: User,
  language: Language,
  now: string,
) => {
  if (!verifyBy) return freeCredits;
  const lot = freeLot(now);
  const outcome = await ports.users.verify({ userId, email, claim: hashedClaimOf(email) }, lot, now);
  if (outcome === 'granted') {
    tellCount(freeCreditsGiven);
    await welcome(ports, userId, language, lot, now);
  }
  return outcome === 'notWaiting' ? undefined : outcome === 'granted' ? lot.granted : 0;
};

/** Where there is a second factor, these two proofs let nobody in: the code is shown where one logs in. */
const requireNoOther = async (
  { secondFactors, clock }: PortsOf<'secondFactors.find' | 'clock.now'>,
  userId: string,
): Promise<void> => {
  if (isConfirmed(await secondFactors.find(userId, clock.now()))) throw new Fault('errors.secondFactorRequired');
};

/** Two proofs are one login: the mail, and the password that was chosen with the account. */
export const verifyEmail = implement(contract)
  .needing(
    ...registrationPorts,
    ...admissionPorts,
    ...sessionPorts,
    ...loginPorts,
    'secondFactors.find',
    'failedLogins.clear',
    'failedLogins.forget',
    'failedLogins.remember',
    'users.verify',
    'returnedMails.arrived',
    'mailQueue.add',
  )
  .by(async ({ body: { token, password }, asked: { userAgent, from, language }, concerns }, ports) => {
    const user = await registrationOf(ports, token, ports.clock.now());
    // Until it is verified, an account has no activity: it shall vanish whole.
    if (!user.verifyBy) concerns({ userId: user.userId });
    await requirePassword(ports, user, password, from);
    const now = ports.clock.now();
    const sessionId = newId('ses', now);
    const credits =
      (await verified(ports, user, language, now)) ??
      // Somebody was faster with the same link.
      (await registrationOf(ports, token, now)).freeCredits;
    await ports.returnedMails.arrived(knownAs(user.email));
    concerns({ userId: user.userId, sessionId });
    await requireNoOther(ports, user.userId);
    const opened = await openSession(ports, user, { sessionId, userAgent });
    await ports.failedLogins.remember(await loginOf(ports, { email: user.email, from, browser: userAgent }), now);
    return { ...opened, credits };
  });

export const handler = await http(verifyEmail);
