import * as z from 'zod';

export const message = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  /** Who gets the answers, where it is not whom it is from. */
  replyTo: z.array(z.string()).default([]),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  receivedAt: z.string(),
});

/** A mail that arrived. */
export type Message = z.infer<typeof message>;
