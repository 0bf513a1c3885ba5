import type { MailDue } from '../../rules/mail/mail-due.ts';
import { addTo } from '../add-to-queue.ts';
import { queuesMail } from '../grant.ts';

export const verbs = {
  /** Puts a mail where it leaves from. */
  add: addTo<MailDue>({ url: 'MAIL_QUEUE_URL', grant: queuesMail, groupOf: ({ userId }) => userId }),
};
