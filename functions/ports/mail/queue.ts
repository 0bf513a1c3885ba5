import { isToVisitor, type MailDue } from '../../rules/mail/mail-due.ts';
import { addTo } from '../add-to-queue.ts';
import { queuesMail } from '../grant.ts';

/** All visitors are one: none of them waits longer than all of them make each other wait, and no customer does. */
const groupOf = (due: MailDue): string => (isToVisitor(due) ? 'visitors' : due.userId);

export const verbs = {
  /** Puts a mail where it leaves from. */
  add: addTo<MailDue>({ url: 'MAIL_QUEUE_URL', grant: queuesMail, groupOf }),
};
