import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type es from './messages/es.ts';

type Fix = keyof (typeof es)['fixes'];

/** What helps against an error, as a name of the API: a header, a route. */
const hints = {
  malformedRequest: 'Content-Type: application/json',
  requestRefused: undefined,
  invalidApiKey: 'X-API-Key, X-API-Secret',
  insufficientCredits: 'GET /v1/credits',
  accessDenied: undefined,
  notOnPlan: 'vk_test_…',
  notFound: undefined,
  idempotencyInProgress: 'Idempotency-Key',
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
  providerUnavailable: 'Retry-After, Idempotency-Key',
  gatewayTimeout: 'Idempotency-Key',
} as const satisfies Record<Fix, string | undefined>;

const fixes = Object.keys(hints) as Fix[];

/** Every error that a call with a key can meet, by its code in answers. */
export const errorCodes = fixes.map((fix) => `errors.${fix}` as const) satisfies readonly ErrorCode[];

/** What there is to say about an error; nothing of one that is newer than this page. */
export const fixOf = (code: string): Fix | undefined => fixes.find((fix) => `errors.${fix}` === code);

export const hintOf = (fix: Fix): string | undefined => hints[fix];
