import * as z from 'zod';
import { tableEvent } from './event.ts';

const account = 'ACCOUNT#';

/** A profile of a version before was copied to where profiles stand: the other is to go. */
export const profileMoved = tableEvent({
  name: 'profileMoved',
  pattern: {
    eventName: ['INSERT'],
    dynamodb: { Keys: { sk: { S: ['PROFILE'] } }, NewImage: { moved: { BOOL: [true] } } },
  },
  item: z.object({ pk: z.string().startsWith(account) }).transform(({ pk }) => ({ userId: pk.slice(account.length) })),
  message: z.object({ userId: z.string() }),
});
