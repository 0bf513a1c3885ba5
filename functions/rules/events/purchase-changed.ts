import * as z from 'zod';
import { tableEvent } from './event.ts';

const told = z.object({ userId: z.string(), id: z.string(), status: z.string() });

/**
 * A payment or a subscription of a customer began or changed. Both are one event, because a reader of the stream may filter
 * for few; whoever wants one kind says so by its ids.
 */
export const purchaseChanged = tableEvent({
  name: 'purchaseChanged',
  pattern: {
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: {
      Keys: { sk: { S: ['PAYMENT', 'SUBSCRIPTION'] } },
      NewImage: { userId: { S: [{ exists: true }] } },
    },
  },
  item: told,
  message: told,
});

const withIds = (prefix: string) => ({ body: { id: [{ prefix }] } });
/** Of the messages, those about payments, or subscriptions. */
export const ofPayments = withIds('pay_');
export const ofSubscriptions = withIds('sub_');
