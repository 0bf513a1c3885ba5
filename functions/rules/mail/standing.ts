import type { MailDue } from './mail-due.ts';

/** What is known of a mailbox from mails that came back. */
export interface MailboxStanding {
  /** Nobody has it. */
  readonly bouncedAt?: string | undefined;
  /** Its owner called a mail of ours spam. */
  readonly complainedAt?: string | undefined;
}

/** As its owner is told of it: what gives mails back gets none at all. */
export const shownAs = ({ bouncedAt, complainedAt }: MailboxStanding): 'fine' | 'bounces' | 'unwanted' => {
  if (bouncedAt !== undefined) return 'bounces';
  return complainedAt === undefined ? 'fine' : 'unwanted';
};

type Mail = MailDue['mail'];

/**
 * Links that somebody asks for where they sign in. They leave for a mailbox that bounced, too: one that was set up wrongly
 * for a day would lock its owner out, and what SES keeps on its own list it does not send. Whatever else is for security
 * reaches nobody there.
 */
const askedFor: ReadonlySet<Mail> = new Set(['verifyEmail', 'resetPassword']);

/** What nobody needs to go on: the first that stops where it is not wanted. Everything else has to be told. */
const news: ReadonlySet<Mail> = new Set([
  'welcome',
  'lowCredits',
  'expiringCredits',
  'keyLimitNear',
  'payeeChanged',
  'roundPaused',
  'subscriptionReactivated',
]);

/** Whether a mail leaves for a mailbox of which so much is known. */
export const mayLeave = (mail: Mail, { bouncedAt, complainedAt }: MailboxStanding): boolean => {
  if (bouncedAt !== undefined) return askedFor.has(mail);
  return complainedAt === undefined || !news.has(mail);
};
