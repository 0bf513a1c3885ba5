import * as z from 'zod';
import { tableEvent } from './event.ts';

const isNewRequest = { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'REQUEST#' }] } } } };

/** A request of a key was answered or refused, and stands in the log. */
export const requestLogged = tableEvent({
  name: 'requestLogged',
  pattern: isNewRequest,
  item: z.object({
    userId: z.string(),
    id: z.string(),
    /** The id of the key. */
    key: z.string(),
    environment: z.string(),
    at: z.iso.datetime(),
    status: z.int(),
    /** Absent where it was answered. */
    error: z.string().optional(),
  }),
  message: z.object({ userId: z.string(), id: z.string() }),
});

export type RequestTold = Readonly<z.output<typeof requestLogged.item>>;
