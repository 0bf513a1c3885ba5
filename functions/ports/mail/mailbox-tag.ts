/** Under which name a mail carries the hash of the mailbox that it goes to: what SES tells of it says no address to us. */
export const mailboxTag = 'mailbox';
