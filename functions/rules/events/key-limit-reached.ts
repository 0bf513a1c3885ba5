import * as z from 'zod';
import { tableEvent } from './event.ts';

const told = z.object({
  userId: z.string(),
  keyId: z.string(),
  /** The id of the key. */
  key: z.string(),
  reached: z.object({ percentage: z.literal([80, 100]), month: z.string(), limit: z.int() }),
});

/** A validation used up so much of its key's month that its owner wants to know. Several in a row may say so. */
export const keyLimitReached = tableEvent({
  name: 'keyLimitReached',
  pattern: {
    eventName: ['INSERT'],
    dynamodb: {
      Keys: { sk: { S: [{ prefix: 'REQUEST#' }] } },
      NewImage: { reachedIn: { S: [{ exists: true }] } },
    },
  },
  item: told,
  message: told,
});
