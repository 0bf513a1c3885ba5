import { hashOf } from '../proof.ts';
import { mailboxOf } from '../rules/mail/mailbox.ts';

/** Under what a mailbox is known where mails are counted, or came back. */
export const knownAs = (email: string): string => hashOf(mailboxOf(email));
