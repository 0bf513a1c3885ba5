/** Every area of the API that customers integrate; `functions/v1/<area>/<verb>.ts` implements what it declares. */
export * as batches from './batches.ts';
export * as catalog from './catalog.ts';
export * as credits from './credits.ts';
export * as document from './document.ts';
export * as usage from './usage.ts';
export * as validations from './validations.ts';
export * as webhooks from './webhooks.ts';
export * as widget from './widget.ts';
