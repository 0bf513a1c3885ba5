/**
 * Every error a client can meet: one row each. `status` is the HTTP status, `retryable` says whether the same call
 * may succeed later. The texts live in `shared/messages`, complete by type; codes are promises and never change meaning.
 */
export const catalogue = {
  'errors.malformedRequest': { status: 400, retryable: false },
  'errors.unauthenticated': { status: 401, retryable: false },
  'errors.invalidCredentials': { status: 401, retryable: false },
  'errors.insufficientCredits': { status: 402, retryable: false },
  'errors.emailNotVerified': { status: 403, retryable: false },
  'errors.notFound': { status: 404, retryable: false },
  'errors.noAccountWithEmail': { status: 404, retryable: false },
  'errors.emailAlreadyRegistered': { status: 409, retryable: false },
  'errors.alreadyVerified': { status: 409, retryable: false },
  'errors.accountExpired': { status: 409, retryable: false },
  'errors.idempotencyInProgress': { status: 409, retryable: true },
  'errors.bodyTooLarge': { status: 413, retryable: false },
  'errors.invalidFields': { status: 422, retryable: false },
  'errors.corporateEmail': { status: 422, retryable: false },
  'errors.disposableEmail': { status: 422, retryable: false },
  'errors.weakPassword': { status: 422, retryable: false },
  'errors.commonPassword': { status: 422, retryable: false },
  'errors.passwordsDoNotMatch': { status: 422, retryable: false },
  'errors.invalidToken': { status: 422, retryable: false },
  'errors.invalidCursor': { status: 422, retryable: false },
  'errors.invalidAccount': { status: 422, retryable: false },
  'errors.idempotencyMismatch': { status: 422, retryable: false },
  'errors.tooManyRequests': { status: 429, retryable: true },
  'errors.resendTooSoon': { status: 429, retryable: true },
  'errors.internal': { status: 500, retryable: true },
  'errors.providerUnavailable': { status: 503, retryable: true },
  'errors.sendVerificationFailed': { status: 503, retryable: true },
  'errors.cannotResend': { status: 503, retryable: true },
} as const satisfies Record<`errors.${string}`, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof catalogue;

/** What can be wrong with one field of a request, whatever the endpoint. */
export type FieldCode = `field.${'required' | 'invalid' | 'tooShort' | 'tooLong' | 'email' | 'option' | 'unknown'}`;
