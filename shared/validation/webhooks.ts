/** Events that a webhook may be told of, and what bounds deliveries. Contract, functions, SDK and documents are built from these words. */
export const eventTypes = [
  'validation.completed',
  'batch.completed',
  'credits.low',
  'credits.expiring',
  'usage.high',
  'subscription.changed',
  'key.created',
  'key.revoked',
] as const;
export type EventType = (typeof eventTypes)[number];

/** `paused`: by its owner. `disabled`: by us, after days of failures. Both keep what happens meanwhile for later. */
export const webhookStates = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** `failed`: given up after the last try; it can be replayed. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why a try failed where the receiver gave no answer that counts: its name is not found, its address is not public, it
 * refused or dropped the connection, its certificate does not hold, it took too long, or its answer was no 2xx.
 */
export const deliveryTroubles = ['dns', 'privateAddress', 'connection', 'tls', 'timeout', 'status'] as const;
export type DeliveryTrouble = (typeof deliveryTroubles)[number];

const minute = 60;
const hour = 60 * minute;

/**
 * Seconds from a failed try to the next one, as Standard Webhooks proposes: ten tries within three days and four hours.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const retryAfterSeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

export const webhookLimits = {
  /** Of one customer. */
  count: 10,
  urlCharacters: 2_048,
  descriptionCharacters: 200,
  /** A receiver answers within this time, or the try has failed. */
  timeoutMs: 15_000,
  /** Of an answer so much is kept for its owner to see. */
  answerCharacters: 1_000,
  /** Events and what became of them are kept so long. */
  keptDays: 30,
  /** A receiver that failed so long without a success is switched off, and its owner told. */
  disabledAfterDays: 5,
  /** Both secrets sign so long after a rotation. */
  rotationHours: 24,
  /** Outcomes that a webhook remembers to show. */
  recent: 20,
  /** Test events of one user in a day. */
  testsPerDay: 100,
  /** Events that one user sends again in a day: more than one receiver's worst day leaves behind. */
  replaysPerDay: 5_000,
} as const;
