/** Mails beyond what one mailbox gets a day, and of visitors beyond what is mailed of all: an alarm watches it. */
export const mailsWithheld = 'mailsWithheld';
