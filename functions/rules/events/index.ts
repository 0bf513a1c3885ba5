/**
 * Every event that queues may be told of, a line each: the publisher reads the stream for those that a queue consumer
 * wants, and a consumer of one that is missing here stops the build.
 */
export { accountChanged } from './account-changed.ts';
export * from './key-limit-reached.ts';
export * from './lot-granted-or-ended.ts';
export * from './validation-finalized.ts';
export * from './keyring-changed.ts';
export * from './profile-moved.ts';
export { purchaseChanged } from './purchase-changed.ts';
export * from './widget-session-moved.ts';
