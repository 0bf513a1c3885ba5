import { moneyOf } from '#shared/contract/resources/money.ts';
import { noticeMails, type NoticeMailName, type SubscriptionMailName } from '#shared/messages/messages.ts';
import { passwordResetMinutes, plans, unverifiedAccountDays } from '#shared/plans.ts';
import { hashedClaimOf } from '../hashed-claim.ts';
import { dayIn, lastDayIn, spanIn, timeIn } from '../rules/credits/day.ts';
import { momentIn } from '../rules/id-time.ts';
import { environmentOf } from '../rules/keys/secret.ts';
import { dayStart, plusDays, plusSeconds, secondsBetween } from '../rules/time.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';
import { notices } from '../rules/mail/notices.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Sending } from '../ports/mail/send.ts';
import { hashOf, newToken } from '../proof.ts';
import type { Occasion } from './occasion.ts';
import { aboutPayee, aboutRound } from './payee-letters.ts';
import { aboutPayment } from './payment-letters.ts';
import { aboutAnswer, aboutTicket } from './ticket-letters.ts';
import { aboutWebhook } from './webhook-letters.ts';

export const letterPorts = [
  'users.pointLink',
  'verifications.create',
  'passwordResets.create',
  'freeCredits.isLeft',
  'payments.find',
  'payees.find',
  'payeePages.read',
  'tickets.find',
  'webhooks.find',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof letterPorts)[number]>;
export type Letter = Pick<Sending, 'name' | 'parameters' | 'path'>;

type DueOf<N extends MailDue['mail']> = Extract<MailDue, { mail: N }>;

/**
 * Behind the `#`, which a browser shows to no server: neither logs nor referrers learn the token, and what opens links by
 * itself without running the page does not either.
 */
const linkTo = (page: string, token: string): string => `${page}#token=${token}`;

type LinkMail = 'verifyEmail' | 'resetPassword';

/** A link whose token exists from here on, in the mail alone. Nothing where a newer mail has left already. */
const verifyEmail = async (
  ports: Ports,
  { due, user, now }: Occasion<DueOf<LinkMail>>,
): Promise<Letter | undefined> => {
  const { userId, email, verifyBy } = user;
  if (!verifyBy || verifyBy < now) return undefined;
  const token = newToken();
  const hash = hashOf(token);
  await ports.verifications.create(hash, { userId, verifyBy });
  if (!(await ports.users.pointLink(userId, 'verificationLink', { hash, mailId: due.id }))) return undefined;
  const name = (await ports.freeCredits.isLeft(hashedClaimOf(email))) ? 'verifyEmail' : 'verifyEmailOnly';
  const parameters = { email, credits: plans.free.pack.credits, days: unverifiedAccountDays };
  return { name, parameters, path: linkTo('/verify-email', token) };
};

/**
 * Where strangers use up the mails of a day, its last links count until an hour after the next ones leave: whoever has the
 * mailbox has a way in all the time. They open nothing that its reader could not ask for.
 */
const resetLinkEnd = (now: string, areScarce: boolean | undefined): string =>
  plusSeconds(areScarce ? dayStart(plusDays(now, 1)) : now, passwordResetMinutes * 60);

const resetPassword = async (
  ports: Ports,
  { due, user, now, areScarce }: Occasion<DueOf<LinkMail>>,
): Promise<Letter | undefined> => {
  const { userId, email, passwordHash, verifyBy } = user;
  if (verifyBy && verifyBy < now) return undefined;
  const token = newToken();
  const hash = hashOf(token);
  const expiresAt = resetLinkEnd(now, areScarce);
  await ports.passwordResets.create(hash, { userId, passwordMark: hashOf(passwordHash), expiresAt });
  if (!(await ports.users.pointLink(userId, 'resetLink', { hash, mailId: due.id }))) return undefined;
  return {
    name: 'resetPassword',
    parameters: { email, span: spanIn(due.language, secondsBetween(now, expiresAt)) },
    path: linkTo('/reset-password', token),
  };
};

type CreditMail = 'welcome' | 'lowCredits' | 'expiringCredits';
const aboutCredits = async (_: Ports, { due }: Occasion<DueOf<CreditMail>>): Promise<Letter> => ({
  name: due.mail,
  parameters: { credits: due.credits, date: lastDayIn(due.language, due.expiresAt) },
  path: '/dashboard',
});

type KeyMail = 'keyLimitNear' | 'keyLimitReached';
const aboutKey = async (_: Ports, { due }: Occasion<DueOf<KeyMail>>): Promise<Letter> => ({
  name: due.mail,
  parameters: { key: due.keyId, limit: due.limit, date: dayIn(due.language, due.resetsAt) },
  path: `/api?tab=analitica&environment=${environmentOf(due.keyId)}`,
});

/** Each date as it is read, those that are there. */
const datesOf = ({ language, failedAt, retryAt, nextBillingAt, until }: DueOf<SubscriptionMailName>) => ({
  ...(failedAt !== undefined && { failedOn: dayIn(language, failedAt) }),
  ...(retryAt !== undefined && { retryOn: dayIn(language, retryAt) }),
  ...(nextBillingAt !== undefined && { nextOn: dayIn(language, nextBillingAt) }),
  ...(until !== undefined && { until: lastDayIn(language, until) }),
});

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const aboutSubscription = async (_: Ports, { due }: Occasion<DueOf<SubscriptionMailName>>): Promise<Letter> => ({
  name: due.mail,
  parameters: { plan: capitalized(due.plan), amount: moneyOf(due.cents).value, ...datesOf(due) },
  path: due.mail === 'subscriptionEnded' ? '/subscriptions' : '/subscription/manage',
});

/** What was done in an account, as its owner is told. */
const notice = async (_: Ports, { due, user: { email }, now }: Occasion<DueOf<NoticeMailName>>): Promise<Letter> => ({
  name: due.mail,
  parameters: { email, time: timeIn(due.language, momentIn(due.id) ?? now), ...due.facts },
  path: notices[due.mail].path,
});
const ofEveryNotice = Object.fromEntries(noticeMails.map((name) => [name, notice])) as Record<
  NoticeMailName,
  typeof notice
>;

type Letters = {
  readonly [N in MailDue['mail']]: (ports: Ports, occasion: Occasion<DueOf<N>>) => Promise<Letter | undefined>;
};

const letters: Letters = {
  verifyEmail,
  resetPassword,
  ...ofEveryNotice,
  welcome: aboutCredits,
  lowCredits: aboutCredits,
  expiringCredits: aboutCredits,
  keyLimitNear: aboutKey,
  keyLimitReached: aboutKey,
  renewalFailed: aboutSubscription,
  renewalFailedForGood: aboutSubscription,
  subscriptionSuspended: aboutSubscription,
  subscriptionCancelled: aboutSubscription,
  subscriptionEnded: aboutSubscription,
  subscriptionReactivated: aboutSubscription,
  receipt: aboutPayment,
  moneyBack: aboutPayment,
  paymentFailed: aboutPayment,
  payeeChanged: aboutPayee,
  roundPaused: aboutRound,
  webhookDisabled: aboutWebhook,
  ticketReceived: aboutTicket,
  ticketForSupport: aboutTicket,
  ticketAnswered: aboutAnswer,
  contactReceived: aboutTicket,
  contactForSupport: aboutTicket,
  contactAnswered: aboutAnswer,
};

/** What a mail says and where it leads; nothing where it is due no more. */
export const letterOf = (ports: Ports, occasion: Occasion): Promise<Letter | undefined> =>
  (letters[occasion.due.mail] as (ports: Ports, occasion: Occasion) => Promise<Letter | undefined>)(ports, occasion);
