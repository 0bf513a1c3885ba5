import * as z from 'zod';
import { securityEventOutcomes } from '#shared/validation/security-events.ts';
import { rowsOf } from '../table/row.ts';

/** Something that was done in an account, or tried: ids and families, nothing that says who or where somebody is. */
const SecurityEvent = z.object({
  /** `sev_…`: begins with the time of `at`. */
  id: z.string(),
  userId: z.string(),
  at: z.iso.datetime(),
  /** A word of `securityEventKinds`; kept as it is where this version does not know it. */
  kind: z.string(),
  outcome: z.enum(securityEventOutcomes),
  /** Why it was refused. */
  error: z.string().optional(),
  requestId: z.string().optional(),
  /** Family of the browser, such as `Firefox, Windows`. */
  userAgent: z.string().optional(),
  /** The address it came from, under a pseudonym that no other customer's rows know. */
  network: z.string().optional(),
  sessionId: z.string().optional(),
  /** What the bearer of the key shows of it, where it came by the public API. */
  keyId: z.string().optional(),
  /** The key, the webhook or the session that it is about. */
  subject: z.string().optional(),
  /** Somebody of ours did it. */
  byOperator: z.literal(true).optional(),
});
export type SecurityEvent = Readonly<z.output<typeof SecurityEvent>>;

export const securityEventRows = rowsOf('security event', SecurityEvent);
