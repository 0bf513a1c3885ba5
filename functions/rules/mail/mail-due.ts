import * as z from 'zod';
import { mailsPerDay, packNames } from '#shared/plans.ts';
import { noticeMails, subscriptionMails } from '#shared/messages/messages.ts';
import type { Told } from '../events/event.ts';

/** On whose word a mail leaves: that decides how many of them a mailbox gets within a day. */
const askers = Object.keys(mailsPerDay) as (keyof typeof mailsPerDay)[];

const toAnybody = {
  id: z.string(),
  language: z.enum(['es', 'en']),
  askedBy: z.enum(askers),
};
const mail = { ...toAnybody, userId: z.string() };

/** A mail that leaves soon: whoever sends it looks up the rest, and makes the token of a link only then. */
export const MailDue = z.discriminatedUnion('mail', [
  z.object({ ...mail, mail: z.literal(['verifyEmail', 'resetPassword']) }),
  z.object({
    ...mail,
    mail: z.literal(noticeMails),
    /** Absent in those of the release before, which had one notice alone. */
    facts: z.record(z.string(), z.union([z.string(), z.int()])).default({}),
  }),
  z.object({
    ...mail,
    mail: z.literal(['welcome', 'lowCredits', 'expiringCredits']),
    credits: z.int(),
    /** When the lot ends that they are in. */
    expiresAt: z.iso.datetime(),
  }),
  z.object({
    ...mail,
    mail: z.literal(['keyLimitNear', 'keyLimitReached']),
    /** What its owner may show of the key. */
    keyId: z.string(),
    limit: z.int(),
    resetsAt: z.iso.datetime(),
  }),
  z.object({
    ...mail,
    mail: z.literal(subscriptionMails),
    plan: z.enum(packNames),
    /** What a month of it costs. */
    cents: z.int(),
    failedAt: z.iso.datetime().optional(),
    retryAt: z.iso.datetime().optional(),
    nextBillingAt: z.iso.datetime().optional(),
    /** Until when the plan counts. */
    until: z.iso.datetime().optional(),
  }),
  z.object({ ...mail, mail: z.literal(['receipt', 'moneyBack', 'paymentFailed']), paymentId: z.string() }),
  z.object({ ...mail, mail: z.literal('payeeChanged'), payeeId: z.string() }),
  z.object({ ...mail, mail: z.literal('roundPaused') }),
  z.object({ ...mail, mail: z.literal('webhookDisabled'), webhookId: z.string() }),
  z.object({ ...mail, mail: z.literal(['ticketReceived', 'ticketForSupport']), ticketId: z.string() }),
  z.object({ ...mail, mail: z.literal('ticketAnswered'), ticketId: z.string(), answerId: z.string() }),
  // Whoever has no account is known by what they wrote.
  z.object({ ...toAnybody, mail: z.literal(['contactReceived', 'contactForSupport']), ticketId: z.string() }),
  z.object({ ...toAnybody, mail: z.literal('contactAnswered'), ticketId: z.string(), answerId: z.string() }),
]);
export type MailDue = z.output<typeof MailDue>;
export type MailToVisitor = Exclude<MailDue, { userId: string }>;

export const isToVisitor = (due: MailDue): due is MailToVisitor => !('userId' in due);

export const isNotice = (due: MailDue): due is Extract<MailDue, { facts: unknown }> => 'facts' in due;

export const mailDue: Told<typeof MailDue> = { name: 'mailDue', message: MailDue };
