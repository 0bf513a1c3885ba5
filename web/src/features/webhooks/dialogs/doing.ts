import type { NewSecret } from '../api/webhooks.ts';

/** What is being done with a webhook; one thing at a time. A secret lives here alone, until it is said to be kept. */
export type Doing =
  | { readonly what: 'create' }
  | { readonly what: 'edit' | 'rotate' | 'delete'; readonly id: string }
  | { readonly what: 'save'; readonly of: NewSecret; readonly isRotated: boolean };
