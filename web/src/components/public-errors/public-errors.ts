import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type es from './messages/es.ts';

/** By which its texts are found. */
export type PublicError = keyof typeof es;

/** What helps against an error, as a name of the API: a header, a route. */
const hints = {
  malformedRequest: 'Content-Type: application/json',
  requestRefused: undefined,
  invalidApiKey: 'X-API-Key, X-API-Secret',
  insufficientCredits: 'GET /v1/credits',
  accessDenied: undefined,
  productionNeedsPlan: 'vk_test_…',
  notOnPlan: undefined,
  keyNotForThis: 'vk_test_…, vk_live_…',
  originNotAllowed: 'origin',
  widgetOff: undefined,
  notFound: undefined,
  idempotencyInProgress: 'Idempotency-Key',
  tooManyWebhooks: 'DELETE /v1/webhooks/{id}',
  tooManyBatches: 'GET /v1/batches',
  batchCannot: 'GET /v1/batches/{id}',
  batchFileMissing: 'upload.url',
  resultTokenUsed: 'validationId',
  bodyTooLarge: undefined,
  unsupportedMediaType: 'Content-Type: application/json',
  invalidFields: 'GET /v1/countries/{country}/requirements',
  invalidCursor: 'nextCursor',
  invalidAccount: 'errors[0].expected',
  idempotencyMismatch: 'Idempotency-Key',
  tooManyRequests: 'Retry-After, RateLimit',
  tooManyUnanswered: 'Retry-After',
  quotaExceeded: 'Retry-After',
  internal: 'X-Request-Id',
  badGateway: 'Idempotency-Key',
  dataUnavailable: 'Retry-After, Idempotency-Key',
  providerUnavailable: 'Retry-After, Idempotency-Key',
  gatewayTimeout: 'Idempotency-Key',
} as const satisfies Record<PublicError, string | undefined>;

/** Every error that a call with a key can meet. */
export const publicErrors = Object.keys(hints) as PublicError[];

/** As answers name it. */
export const codeOf = (error: PublicError) => `errors.${error}` as const satisfies ErrorCode;

/** What there is to say about an error; nothing of one that is newer than this page. */
export const publicErrorOf = (code: string): PublicError | undefined =>
  publicErrors.find((error) => codeOf(error) === code);

export const hintOf = (error: PublicError): string | undefined => hints[error];
