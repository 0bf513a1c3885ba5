import type { IssueMeaning } from '#shared/validation/payments.ts';
import { meaningOf } from './issues.ts';

/**
 * What follows when PayPal refuses a capture. `again`: the order is no longer as it was read. `wait`: nobody approved it.
 * `declined`: its payer may pay by other means. `ours`: it has failed, by a fault of ours.
 */
type AfterRefusal = 'again' | 'wait' | 'declined' | 'cancelled' | 'failed' | 'ours';

const after: Readonly<Record<IssueMeaning, AfterRefusal>> = {
  unapproved: 'wait',
  payerCanRetry: 'declined',
  elsewhere: 'failed',
  final: 'failed',
  over: 'cancelled',
  askAgain: 'wait',
  treatAsDone: 'again',
  ours: 'ours',
};

/** Said of other than this order: looked at again, it would be refused again. */
const exceptions: Readonly<Record<string, AfterRefusal>> = {
  ORDER_COMPLETED_OR_VOIDED: 'again',
  DUPLICATE_INVOICE_ID: 'failed',
};

export const afterRefusal = (issue: string): AfterRefusal =>
  (Object.hasOwn(exceptions, issue) ? exceptions[issue] : undefined) ?? after[meaningOf(issue)];
