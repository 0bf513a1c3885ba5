import type { IssueMeaning } from '../../validation/payments.ts';

/** What to do about a payment that PayPal refused, to whoever pays. */
export const paymentIssues: Readonly<Record<IssueMeaning, string>> = {
  unapproved:
    'You have not approved the payment at PayPal yet. Open it again and confirm it; you were charged nothing.',
  payerCanRetry:
    'PayPal could not charge that means of payment, and you were charged nothing. Go back to PayPal and choose another.',
  elsewhere:
    'PayPal does not allow this payment from your account, and you were charged nothing. Pay from another account or by card.',
  final: 'PayPal refused this payment. Should a charge show up, PayPal returns it; ask PayPal for the details.',
  over: 'This payment is no longer open at PayPal, and you were charged nothing. Begin a new one.',
  askAgain: 'PayPal is still reviewing this payment. Do not pay again: we tell you as soon as it answers.',
  treatAsDone: 'PayPal had processed this payment before. Do not pay again: we are confirming the outcome with PayPal.',
  ours: 'We could not handle this payment because of a problem of ours, and you were charged nothing. We are on it; try again later.',
};
