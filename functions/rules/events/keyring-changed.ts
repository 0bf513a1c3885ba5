import * as z from 'zod';
import { tableEvent } from './event.ts';

/** A user got or lost an API key, or the plan was carried to the keys: a gateway key may be due. */
export const keyringChanged = tableEvent({
  name: 'keyringChanged',
  pattern: { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { sk: { S: ['KEYS'] } } } },
  // A keyring does not name its owner, whose partition it stands in.
  item: z.object({ pk: z.string().startsWith('USER#') }).transform(({ pk }) => ({ userId: pk.slice('USER#'.length) })),
  message: z.object({ userId: z.string() }),
});
