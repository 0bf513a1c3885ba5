import * as z from 'zod';
import { tableEvent } from './event.ts';

const told = z.object({ userId: z.string(), id: z.string() });

/** Something of a subscription changed after it was asked for: what its owner may do, or is to be told. */
export const subscriptionChanged = tableEvent({
  name: 'subscriptionChanged',
  pattern: { eventName: ['MODIFY'], dynamodb: { Keys: { sk: { S: ['SUBSCRIPTION'] } } } },
  item: told,
  message: told,
});
