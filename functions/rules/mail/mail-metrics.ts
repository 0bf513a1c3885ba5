/** Mails beyond what one mailbox gets a day, and of visitors beyond what is mailed of all: an alarm watches it. */
export const mailsWithheld = 'mailsWithheld';

/** Mails that came back or were not wanted, of each kind. */
export const mailsReturned = {
  bounced: 'mailsBounced',
  delayed: 'mailsDelayed',
  complained: 'mailsComplained',
  rejected: 'mailsRejected',
} as const;
