/** Mails beyond what one mailbox gets a day: an alarm watches it. */
export const mailsWithheld = 'mailsWithheld';
