/**
 * What follows when PayPal refuses a capture, in its own codes. `again`: the order is no longer as it was read. `wait`:
 * nobody approved it. `declined`: its payer may pay by other means. `failed`: for good.
 */
export const captureRefusals = {
  ORDER_ALREADY_CAPTURED: 'again',
  ORDER_COMPLETED_OR_VOIDED: 'again',
  ORDER_NOT_APPROVED: 'wait',
  ORDER_CAPTURE_IN_PROGRESS: 'wait',
  PREVIOUS_REQUEST_IN_PROGRESS: 'wait',
  INSTRUMENT_DECLINED: 'declined',
  PAYER_ACTION_REQUIRED: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  CARD_BRAND_NOT_SUPPORTED: 'declined',
  CARD_EXPIRED: 'declined',
  CARD_CLOSED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  TRANSACTION_LIMIT_EXCEEDED: 'declined',
  PAYER_CONSENT_REQUIRED: 'declined',
  CONSENT_NEEDED: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'failed',
  PAYER_ACCOUNT_RESTRICTED: 'failed',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'failed',
  TRANSACTION_REFUSED: 'failed',
  COMPLIANCE_VIOLATION: 'failed',
  TRANSACTION_BLOCKED_BY_PAYEE: 'failed',
  PAYEE_BLOCKED_TRANSACTION: 'failed',
  PAYEE_ACCOUNT_RESTRICTED: 'failed',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'failed',
  PAYEE_ACCOUNT_NOT_VERIFIED: 'failed',
  DUPLICATE_INVOICE_ID: 'failed',
  ORDER_EXPIRED: 'failed',
} as const satisfies Record<string, 'again' | 'wait' | 'declined' | 'failed'>;

type CaptureRefusal = keyof typeof captureRefusals;
const isKnown = (issue: string): issue is CaptureRefusal => Object.hasOwn(captureRefusals, issue);

/**
 * A refusal that is no known one took no money either, and who pays may try again; it is told, because it may be a fault
 * of ours.
 */
export const afterRefusal = (issue: string): (typeof captureRefusals)[CaptureRefusal] | 'unknown' =>
  isKnown(issue) ? captureRefusals[issue] : 'unknown';
