/** Every area of the dashboard's API; `functions/api/<area>/<verb>.ts` implements what it declares. */
export * as auth from './auth.ts';
export * as batches from './batches.ts';
export * as catalog from './catalog.ts';
export * as credits from './credits.ts';
export * as keys from './keys.ts';
export * as payLinks from './pay-links.ts';
export * as payees from './payees.ts';
export * as payments from './payments.ts';
export * as receipts from './receipts.ts';
export * as requests from './requests.ts';
export * as status from './status.ts';
export * as subscriptions from './subscriptions.ts';
export * as support from './support.ts';
export * as usage from './usage.ts';
export * as validations from './validations.ts';
export * as webhooks from './webhooks.ts';
export * as widget from './widget.ts';
