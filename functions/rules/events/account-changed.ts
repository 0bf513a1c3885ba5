import * as z from 'zod';
import { subscriptionShownIn } from '../webhooks/subscription-shown.ts';
import { tableEvent, type Pattern } from './event.ts';

const owner = 'USER#';
const ofOwner = z
  .string()
  .startsWith(owner)
  .transform((pk) => pk.slice(owner.length));

const batchEnded: Pattern = {
  eventName: ['MODIFY'],
  dynamodb: {
    Keys: { sk: { S: [{ prefix: 'BATCH#' }] } },
    OldImage: { stage: { S: ['uploading', 'reading', 'asking'] } },
    NewImage: { stage: { S: ['ended'] } },
  },
};

/** The mark by which its owner is mailed, once a key, month and percentage. */
const keyMarked: Pattern = {
  eventName: ['INSERT'],
  dynamodb: { Keys: { sk: { S: [{ prefix: 'KEYALERT#' }] } }, NewImage: { keyId: { S: [{ exists: true }] } } },
};

const isKey = { sk: { S: ['KEY'] } };
const isOn = { active: { BOOL: [true] } };
const keyMade: Pattern = { eventName: ['INSERT'], dynamodb: { Keys: isKey } };
const keySwitchedOff: Pattern = {
  eventName: ['MODIFY'],
  dynamodb: { Keys: isKey, OldImage: isOn, NewImage: { active: { BOOL: [false] } } },
};
/** One that was off before is told of as revoked already. */
const keyDeleted: Pattern = { eventName: ['REMOVE'], dynamodb: { Keys: isKey, OldImage: isOn } };

const subscriptionChanged: Pattern = {
  eventName: ['INSERT', 'MODIFY'],
  dynamodb: { Keys: { sk: { S: ['SUBSCRIPTION'] } }, NewImage: { userId: { S: [{ exists: true }] } } },
};

const ofKey = {
  userId: z.string(),
  at: z.iso.datetime(),
  id: z.string(),
  /** What its owner shows of it. */
  keyId: z.string(),
};

const Told = z.discriminatedUnion('what', [
  z.object({ what: z.literal('batch'), userId: z.string(), id: z.string() }),
  z.object({
    ...ofKey,
    what: z.literal('usage'),
    month: z.string(),
    percentage: z.literal([80, 100]),
    limit: z.int(),
  }),
  z.object({ ...ofKey, what: z.literal('keyCreated') }),
  z.object({ ...ofKey, what: z.literal('keyRevoked') }),
  z.object({ what: z.literal('subscription'), userId: z.string(), at: z.iso.datetime(), id: z.string() }),
]);
export type AccountChange = z.output<typeof Told>;

const Batch = z
  .object({ sk: z.string().startsWith('BATCH#'), userId: z.string(), id: z.string() })
  .transform(({ userId, id }) => ({ what: 'batch' as const, userId, id }));

const Alert = z
  .object({
    pk: ofOwner,
    sk: z.string().startsWith('KEYALERT#'),
    keyId: z.string(),
    limit: z.int(),
    mailedAt: z.iso.datetime(),
  })
  .transform(({ pk: userId, sk, keyId, limit, mailedAt: at }) => {
    const [, id = '', month = '', percentage = ''] = sk.split('#');
    return { what: 'usage', userId, at, id, keyId, month, percentage: Number(percentage), limit };
  })
  .pipe(Told.options[1]);

/** One that is off, or was deleted, is revoked: `changedFrom` is the only thing that a deleted one left. */
const Key = z
  .object({
    sk: z.literal('KEY'),
    userId: z.string(),
    id: z.string(),
    keyId: z.string(),
    changedAt: z.iso.datetime(),
    changedFrom: z.object({}).optional(),
  })
  .transform(({ userId, id, keyId, changedAt: at, changedFrom }) => ({
    what: changedFrom ? ('keyRevoked' as const) : ('keyCreated' as const),
    userId,
    id,
    keyId,
    at,
  }));

const Subscription = z
  .looseObject({
    sk: z.literal('SUBSCRIPTION'),
    userId: z.string(),
    id: z.string(),
    changedAt: z.iso.datetime(),
    changedFrom: z.looseObject({}).optional(),
  })
  .transform(({ userId, id, changedAt: at, changedFrom, ...row }) => ({
    what: 'subscription' as const,
    userId,
    id,
    at,
    isAsBefore: changedFrom !== undefined && subscriptionShownIn(changedFrom) === subscriptionShownIn(row),
  }));

/**
 * Something of an account changed that its webhooks may be told of, beside answers: a batch ended, a key was made, revoked
 * or passed a mark, a subscription is another. One event, because a queue of each would cost more than all they say.
 */
export const accountChanged = tableEvent({
  name: 'accountChanged',
  pattern: { $or: [batchEnded, keyMarked, keyMade, keySwitchedOff, keyDeleted, subscriptionChanged] },
  item: z.union([Batch, Alert, Key, Subscription]),
  // No pattern compares an item with what it was: most changes of a subscription say when it is asked about next.
  tells: (item) => !('isAsBefore' in item && item.isAsBefore),
  message: Told,
});
