import { onMessage, queued } from '../entry/queue.ts';
import { logger, tellCount } from '../log.ts';
import { mailReturned, type MailReturned } from '../rules/mail/mail-returned.ts';
import { mailsReturned } from '../rules/mail/mail-metrics.ts';
import type { MailboxStanding } from '../rules/mail/standing.ts';

/** What stops mails; the others are counted alone, since the next mail may arrive. */
const noted: Partial<Record<MailReturned['kind'], keyof MailboxStanding>> = {
  bounced: 'bouncedAt',
  complained: 'complainedAt',
};

/** Remembers which mailboxes nobody has, and which want nothing more: who goes on writing to them may soon write to nobody. */
export const rememberReturnedMails = onMessage(
  mailReturned,
  'Mails go on to mailboxes that refuse them, until SES lets us send none at all.',
)
  .needing('returnedMails.note')
  .by(async ({ kind, mailbox, at }, { returnedMails }) => {
    logger.info('mail returned', { kind });
    tellCount(mailsReturned[kind]);
    const what = noted[kind];
    if (what) await returnedMails.note(mailbox, what, at);
  });

export const handler = await queued(rememberReturnedMails);
