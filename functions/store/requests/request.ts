import * as z from 'zod';
import { environments } from '#shared/validation/environment.ts';
import { rowsOf } from '../table/row.ts';

/** One request of a proven key, as the log keeps it. */
const Request = z.object({
  /** `req_…`: begins with the time of `at`. */
  id: z.string(),
  requestId: z.string(),
  userId: z.string(),
  /** The id of the key, and what its bearer shows of it. */
  key: z.string(),
  keyId: z.string(),
  environment: z.enum(environments),
  at: z.iso.datetime(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  error: z.string().optional(),
  durationMs: z.int().min(0),
  replayed: z.boolean(),
  validationId: z.string().optional(),
  /** Masked before it came here. */
  body: z.unknown().optional(),
  /** That its validation passed a mark of the key's month. `reachedIn` repeats the month where the stream can look. */
  reached: z.object({ percentage: z.literal([80, 100]), month: z.string(), limit: z.int() }).optional(),
  reachedIn: z.string().optional(),
  /** When the consumer of the stream counted it. */
  usageCountedAt: z.string().optional(),
});
export type Request = Readonly<z.output<typeof Request>>;

export const requestRows = rowsOf('logged request', Request);
