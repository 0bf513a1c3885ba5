import * as z from 'zod';
import type { Told } from '../events/event.ts';

/** What became of a mail that did not arrive, or was not wanted; its mailbox is named by its hash. */
const MailReturned = z.object({
  /**
   * `bounced`: nobody has this mailbox. `delayed`: full, or its server was away; out-of-office answers count, too.
   * `complained`: its owner called the mail spam. `rejected`: SES itself found something bad in it.
   */
  kind: z.enum(['bounced', 'delayed', 'complained', 'rejected']),
  mailbox: z.string().regex(/^[\w-]{43}$/),
  at: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)))
    .transform((text) => new Date(text).toISOString()),
});
export type MailReturned = z.output<typeof MailReturned>;

/** Told by EventBridge, in the words that a rule of the templates gives it. */
export const mailReturned: Told<typeof MailReturned> = { name: 'mailReturned', message: MailReturned };
