/**
 * Every error a client can meet: one row each. `status` is the HTTP status. The texts live in `shared/messages`, complete by type; codes are promises and never change meaning.
 */
export const catalogue = {
  'errors.malformedRequest': { status: 400 },
  'errors.requestRefused': { status: 400 },
  'errors.unauthenticated': { status: 401 },
  'errors.invalidCredentials': { status: 401 },
  'errors.wrongPassword': { status: 401 },
  'errors.secondFactorRequired': { status: 401 },
  'errors.wrongCode': { status: 401 },
  'errors.invalidApiKey': { status: 401 },
  'errors.unprovenSignature': { status: 401 },
  'errors.insufficientCredits': { status: 402 },
  'errors.widgetSessionOver': { status: 401 },
  'errors.emailNotVerified': { status: 403 },
  'errors.accessDenied': { status: 403 },
  'errors.notOnPlan': { status: 403 },
  'errors.productionNeedsPlan': { status: 403 },
  'errors.keyNotForThis': { status: 403 },
  'errors.originNotAllowed': { status: 403 },
  'errors.widgetOff': { status: 403 },
  'errors.widgetTriesUsed': { status: 403 },
  'errors.passwordNeeded': { status: 403 },
  'errors.notFound': { status: 404 },
  'errors.noAccountWithEmail': { status: 404 },
  'errors.emailAlreadyRegistered': { status: 409 },
  'errors.secondFactorOn': { status: 409 },
  'errors.noSecondFactor': { status: 409 },
  'errors.alreadyVerified': { status: 409 },
  'errors.accountExpired': { status: 409 },
  'errors.tooManyKeys': { status: 409 },
  'errors.widgetKeyExists': { status: 409 },
  'errors.resultTokenUsed': { status: 409 },
  'errors.alreadyOnPlan': { status: 409 },
  'errors.notCancellable': { status: 409 },
  'errors.payLinkClosed': { status: 409 },
  'errors.tooManyPayees': { status: 409 },
  'errors.tooManyReceipts': { status: 409 },
  'errors.tooManyWebhooks': { status: 409 },
  'errors.tooManyBatches': { status: 409 },
  'errors.batchCannot': { status: 409 },
  'errors.batchFileMissing': { status: 409 },
  'errors.noAnswerYet': { status: 409 },
  'errors.noHolder': { status: 409 },
  'errors.idempotencyInProgress': { status: 409 },
  'errors.bodyTooLarge': { status: 413 },
  'errors.unsupportedMediaType': { status: 415 },
  'errors.invalidFields': { status: 422 },
  'errors.corporateEmail': { status: 422 },
  'errors.disposableEmail': { status: 422 },
  'errors.weakPassword': { status: 422 },
  'errors.commonPassword': { status: 422 },
  'errors.personalPassword': { status: 422 },
  'errors.passwordsDoNotMatch': { status: 422 },
  'errors.invalidToken': { status: 422 },
  'errors.invalidCursor': { status: 422 },
  'errors.invalidAccount': { status: 422 },
  'errors.idempotencyMismatch': { status: 422 },
  'errors.tooManyRequests': { status: 429 },
  'errors.resendTooSoon': { status: 429 },
  'errors.tooManyUnanswered': { status: 429 },
  'errors.widgetDayUsed': { status: 429 },
  'errors.quotaExceeded': { status: 429 },
  'errors.internal': { status: 500 },
  'errors.badGateway': { status: 502 },
  'errors.dataUnavailable': { status: 503 },
  'errors.providerUnavailable': { status: 503 },
  'errors.paymentsUnavailable': { status: 503 },
  'errors.sendVerificationFailed': { status: 503 },
  'errors.cannotResend': { status: 503 },
  'errors.gatewayTimeout': { status: 504 },
} as const satisfies Record<`errors.${string}`, { status: number }>;

export type ErrorCode = keyof typeof catalogue;

/** The page that explains an error, on the site at this address: the `type` of its problem document. */
export const pageOf = (code: ErrorCode, address: string): string =>
  `${address}/api-documentation/errors/${code.replace('errors.', '')}`;

/** What can be wrong with one field of a request, whatever the endpoint. */
export type FieldCode =
  `field.${'required' | 'invalid' | 'tooShort' | 'tooLong' | 'email' | 'option' | 'unknown' | 'character' | 'more'}`;

/** What can be wrong with the address of a receiver. */
export type AddressCode = `field.${'https' | 'privateAddress'}`;

/** What may not stand in an address, which many write down. */
export type QueryCode = 'field.inBody';
